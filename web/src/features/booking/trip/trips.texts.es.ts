import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './trips.texts.ts'

export const tripsTexts: Translated<typeof english.tripsTexts> = {
  title: 'Rodajes',
  empty: {
    title: 'Aún no hay reservas',
    text: 'Aquí aparecen tus solicitudes y reservas, la más próxima primero.',
  },
  getStarted: 'Empezar',
  browse: 'Explorar propiedades',
  loadFailed: 'No se pudieron cargar los rodajes',
  loading: 'Cargando tus rodajes',
  tabs: { upcoming: 'Próximos', past: 'Pasados', packs: 'Paquetes de cumplimiento' },
  nothingAhead: {
    title: 'No tienes nada próximo',
    text: 'Busca tu próximo espacio o revisa tus reservas anteriores.',
  },
  nothingPast: {
    title: 'Aún no hay nada aquí',
    text: 'Los rodajes pasan aquí cuando terminan, igual que las solicitudes que no prosperaron.',
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
    pending: 'para que responda el anfitrión',
    offered: 'para confirmar',
    second_hold: 'de segunda opción',
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
      `Te guardamos el horario hasta ${by}. Termina el pago para conservarlo.`,
    authentication: (by: string) =>
      `Tu banco quiere confirmar que eres tú. Guardamos el horario hasta ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} Te guardamos el horario hasta ${by} para que pruebes con otra tarjeta.`,
    confirming: 'Estamos procesando tu pago. Tarda un momento.',
    pending: (host: string, by: string) =>
      `${host} tiene hasta ${by} para responder. El importe está reservado en tu tarjeta, pero aún no se cobra.`,
    pendingCovered: (host: string, by: string) =>
      `${host} tiene hasta ${by} para responder. Tus tarjetas de regalo y cupones están apartados, sin gastar.`,
    confirmed: 'Tu reserva está confirmada.',
    inProgress: 'Estás en set. Buen rodaje.',
    completed: 'Este rodaje terminó.',
    declined: (host: string) => `${host} rechazó tu solicitud. No se cobró nada.`,
    expired: {
      payment_timed_out: 'El pago no se terminó a tiempo, así que se liberó el horario. No se cobró nada.',
      expire: (host: string) => `${host} no respondió a tiempo. No se cobró nada.`,
      line: 'El horario no quedó libre. No se cobró nada.',
      let_offer_pass: 'No aceptaste la oferta a tiempo. No se cobró nada.',
    },
    withdrawn: {
      guest: 'Retiraste esta solicitud. No se cobró nada.',
      line: 'Dejaste tu segunda opción. No se cobró nada.',
      admin: 'Roomtone retiró esta solicitud. No se cobró nada.',
      unpaid: 'Tu banco rechazó el pago dos veces, así que liberamos el horario. No se cobró nada.',
      replaced: 'Enviaste otra solicitud antes de pagar esta, así que liberamos su horario.',
      payments: (host: string) =>
        `${host} aceptó, pero no se pudo cobrar tu tarjeta. No pagaste nada y el horario está libre otra vez.`,
    },
    cancelled: {
      guest: 'Cancelaste esta reserva.',
      host: (host: string) => `${host} canceló esta reserva.`,
      admin: 'Roomtone canceló esta reserva.',
    },
    refund: {
      nothing: 'No se reembolsó nada.',
      on_its_way: (amount: string) => `Tu reembolso de ${amount} está en camino.`,
      done: (amount: string) => `Se reembolsaron ${amount}.`,
      failed: 'Tu reembolso se retrasó. Nos estamos ocupando.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'Eres el siguiente para este horario. No se cobró nada.'
      const others = ahead === 1 ? 'Hay 1 segunda opción' : `Hay ${ahead} segundas opciones`
      return `${others} antes que la tuya. No se cobró nada.`
    },
    second_holdNext: 'Si queda libre, te lo ofrecemos y tienes hasta 12 horas para confirmar.',
    offered: (by: string) => `El horario quedó libre y se te guarda hasta ${by}.`,
  },
  reason: 'Motivo',
  timeline: 'Cronología',
  access: {
    title: 'Dirección y acceso',
    later: 'Aquí verás la dirección, las notas de acceso y un contacto cuando se confirme la reserva.',
    over: 'Solo puedes ver la dirección mientras la reserva está confirmada.',
  },
  production: 'Producción',
  change: {
    title: 'Cambiar los datos de la producción',
    text: 'Actualizamos la autorización de locación, y tú y el anfitrión la firman otra vez.',
    name: 'Título de la producción',
    purpose: 'Propósito',
    save: 'Guardar y actualizar la autorización',
    pending: 'Guardando…',
    keep: 'No cambiar',
    done: {
      title: 'Datos de la producción guardados',
      text: 'Actualizamos la autorización. Fírmala otra vez.',
    },
  },
  rules: { title: 'Reglas de la casa', none: 'El anfitrión no tiene reglas propias.' },
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
    leaveLine: 'Dejar la segunda opción',
    cancel: 'Cancelar reserva',
    keep: 'Conservarla',
    pending: 'Procesando…',
    withdrawText: 'Liberamos el horario y cualquier importe reservado en tu tarjeta. No se cobra nada.',
    leaveText: 'Tu lugar pasa a la siguiente segunda opción. No se cobra nada.',
    withdrawn: 'Solicitud retirada',
    left: 'Dejaste la segunda opción',
  },
  files: {
    receipt: 'Recibo (PDF)',
    invoice: 'Factura (PDF)',
    calendar: 'Agregar al calendario',
  },
}
