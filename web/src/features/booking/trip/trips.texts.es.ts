import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './trips.texts.ts'

export const tripsTexts: Translated<typeof english.tripsTexts> = {
  title: 'Rodajes',
  empty: {
    title: 'Aún no hay reservas',
    text: 'Cada solicitud que envías y cada día que reservas está aquí, lo más próximo primero.',
  },
  getStarted: 'Empezar',
  browse: 'Explorar propiedades',
  loadFailed: 'No se pudieron cargar los rodajes',
  loading: 'Cargando tus rodajes',
  tabs: { upcoming: 'Próximas', past: 'Pasadas', packs: 'Paquetes de cumplimiento' },
  nothingAhead: {
    title: 'No hay nada por delante',
    text: 'Lo que reservaste antes está en Pasadas. El próximo espacio está a una búsqueda.',
  },
  nothingPast: {
    title: 'Aún no hay nada aquí',
    text: 'Las reservas pasan aquí cuando terminan, igual que las solicitudes que no prosperaron.',
  },
  all: 'Todos los rodajes',
  total: 'total',
  notCharged: 'sin cobrar',
  next: {
    pay: 'Terminar el pago',
    review: 'Escribir una reseña',
    offer: (when: string) => `Confirma antes de ${when}`,
  },
  countdowns: {
    awaiting_payment: 'para pagar',
    pending: 'para una respuesta',
    offered: 'para confirmar',
    second_hold: 'en la fila',
  },
}

export const tripTexts: Translated<typeof english.tripTexts> = {
  title: 'Tu rodaje',
  loading: 'Cargando tu rodaje',
  loadFailed: 'No se pudo cargar este rodaje',
  missing: {
    title: 'No encontramos este rodaje',
    text: 'Puede ser de otra cuenta, o el enlace puede estar incompleto.',
    action: 'Todos los rodajes',
  },
  back: 'Rodajes',
  viewSpace: 'Ver el espacio',
  bookAgain: 'Reservar este espacio otra vez',
  standing: {
    awaiting_payment: (by: string) =>
      `El horario se te guarda hasta ${by}. Termina el pago para enviar la solicitud.`,
    authentication: (by: string) => `Tu banco quiere saber que eres tú. El horario se guarda hasta ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} El horario se te guarda hasta ${by}, para una tarjeta más.`,
    confirming: 'Se está cobrando la tarjeta. Toma un momento.',
    pending: (host: string, by: string) =>
      `${host} tiene hasta ${by} para responder. Tu tarjeta está autorizada, sin cobrar.`,
    confirmed: 'El espacio es tuyo en este horario.',
    inProgress: 'Estás en set. Buen rodaje.',
    completed: 'Esta reserva terminó.',
    declined: (host: string) => `${host} rechazó tu solicitud. No se cobró nada.`,
    expired: {
      payment_timed_out: 'El pago no se terminó a tiempo, así que se liberó el horario. No se cobró nada.',
      expire: (host: string) => `${host} no respondió a tiempo. No se cobró nada.`,
      line: 'El horario no quedó libre. No se tocó ninguna tarjeta.',
      let_offer_pass: 'La oferta no se tomó a tiempo. No se tocó ninguna tarjeta.',
    },
    withdrawn: {
      guest: 'Retiraste esta solicitud. No se cobró nada.',
      line: 'Saliste de la fila. No se tocó ninguna tarjeta.',
      admin: 'Roomtone retiró esta solicitud. No se cobró nada.',
      unpaid: 'Tu banco rechazó el pago dos veces, así que liberamos el horario. No se cobró nada.',
      replaced: 'Enviaste otra solicitud antes de pagar esta, así que liberamos su horario.',
      payments: (host: string) =>
        `${host} aceptó, pero no se pudo cobrar tu tarjeta. No se tomó nada y el horario está libre otra vez.`,
    },
    cancelled: {
      guest: 'Cancelaste esta reserva.',
      host: (host: string) => `${host} canceló esta reserva.`,
      admin: 'Roomtone canceló esta reserva.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'Eres el siguiente en la fila para este horario. No se tocó ninguna tarjeta.'
      const others = ahead === 1 ? '1 más está' : `${ahead} más están`
      return `${others} antes que tú en la fila. No se tocó ninguna tarjeta.`
    },
    second_holdNext: 'Si queda libre, te lo ofrecemos y tienes hasta 12 horas para confirmar.',
    offered: (by: string) => `El horario quedó libre y se te guarda hasta ${by}. Confírmalo con una tarjeta.`,
  },
  reason: 'Motivo',
  timeline: 'Cronología',
  access: {
    title: 'Dirección y acceso',
    later:
      'La dirección, las notas de acceso y un contacto se muestran aquí en cuanto se confirma la reserva.',
    over: 'La dirección se muestra solo al huésped de una reserva confirmada.',
  },
  production: 'Producción',
  change: {
    title: 'Cambiar los datos de la producción',
    text: 'La autorización de locación habla de ellos. Se emitirá de nuevo y ambas partes la firman otra vez.',
    name: 'Título de la producción',
    purpose: 'Propósito',
    save: 'Guardar y emitir la autorización de nuevo',
    pending: 'Guardando…',
    keep: 'Conservarla',
    done: {
      title: 'Datos de la producción guardados',
      text: 'La autorización se emitió de nuevo. Fírmala otra vez, por favor.',
    },
  },
  rules: { title: 'Reglas de la casa', none: 'El anfitrión no agregó reglas propias.' },
  price: 'Precio',
  host: {
    message: 'Escribir al anfitrión',
    title: 'Tu anfitrión',
    verified: 'Verificado',
    since: (when: string) => `En Roomtone desde ${when}`,
  },
  actions: {
    pay: 'Terminar el pago',
    authenticate: 'Seguir con tu banco',
    anotherCard: 'Usar otra tarjeta',
    takeOffer: 'Confirmar con una tarjeta',
    withdraw: 'Retirar solicitud',
    leaveLine: 'Salir de la fila',
    cancel: 'Cancelar reserva',
    keep: 'Conservarla',
    pending: 'Procesando…',
    withdrawText: 'El horario queda libre para otros y la tarjeta se libera. No se cobra nada.',
    leaveText: 'Tu lugar en la fila pasa a quien viene después. No se toca ninguna tarjeta.',
    withdrawn: 'Solicitud retirada',
    left: 'Saliste de la fila',
  },
  files: {
    receipt: 'Recibo (PDF)',
    invoice: 'Factura (PDF)',
    calendar: 'Agregar al calendario',
  },
}
