import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './checkout.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const pause = (minutes: number) => {
  if (minutes === 60) return 'una hora'
  return minutes % 60 === 0 ? plural(minutes / 60, 'hora') : plural(minutes, 'minuto')
}

export const checkoutTexts: Translated<typeof english.checkoutTexts> = {
  title: 'Solicitar reserva',
  waitTitle: 'Tomar la segunda opción',
  empty: {
    title: 'No elegiste ningún espacio',
    text: 'Primero elige un espacio y un horario; después envías aquí tu solicitud.',
  },
  action: 'Buscar espacios',
  loadFailed: 'No se pudo cargar el pago',
  gone: {
    title: 'No está disponible',
    text: 'El espacio o la reserva ya no existe, o no tienes acceso.',
  },
  own: {
    title: 'Este es tu propio espacio',
    text: 'No puedes reservar tu propio espacio. Mejor bloquea el horario en tu calendario.',
    action: 'Abrir tu calendario',
  },
  booking: {
    title: 'Tu reserva',
    change: 'Cambiar',
    changeLabel: 'Cambiar la fecha y la hora',
    when: 'Fecha y hora',
    length: (by: 'hour' | 'day', length: number, zone: string) =>
      `${plural(length, by === 'hour' ? 'hora' : 'día')}, ${zone}`,
    as: 'Reservas como',
    verified: 'Verificado',
    unverified: 'Aún sin verificar',
  },
  crew: {
    label: 'Equipo',
    fewer: 'Una persona menos',
    more: 'Una persona más',
    people,
    upTo: (most: number) => `Se permiten hasta ${most}`,
    missing: 'Escribe cuántas personas vendrán',
    tooMany: (most: number) => `Este espacio admite un equipo de hasta ${people(most)}`,
  },
  production: {
    title: 'Datos de la producción',
    name: 'Título de la producción',
    kind: 'Tipo de producción',
    purpose: 'Propósito',
    purposeHint: 'Una línea que el anfitrión lee primero.',
    settled: 'Estos datos ya no cambian.',
    withdraw: 'Retira la solicitud para cambiarlos',
  },
  declaration: {
    legend: '¿Qué incluye el rodaje?',
    hint: 'Marca todo lo que corresponda. Esto es lo que permite el anfitrión.',
    notAllowed: 'No se permite aquí',
    none: 'Nada de esto',
    missing: 'Marca lo que corresponda, o Nada de esto',
  },
  payment: {
    declinedTitle: 'Tu tarjeta fue rechazada',
    declined: 'Tu banco no la aprobó. No se cobró nada.',
    declinedField: 'Rechazada. Prueba con otra tarjeta',
    held: 'Te guardamos el horario mientras pruebas con otra tarjeta. Si también la rechazan, liberamos el horario.',
    payable: 'Te guardamos el horario hasta que pagues. Si envías otra solicitud, se libera.',
    offered: 'El horario es tuyo si lo quieres. No se cobró nada.',
    left: 'para pagar',
    leftToTake: 'para reservarlo',
    working: 'Estamos consultando a tu banco. Suele tardar unos segundos.',
    slow: 'Está tardando más de lo normal. Tu solicitud está a salvo, no se te cobra dos veces y esta página se actualiza sola.',
  },
  rules: {
    title: 'Reglas de la casa',
    hours: 'Horario',
    open: (from: string, to: string) => `${from} a ${to}`,
    between: (minutes: number) => `, con ${pause(minutes)} entre reservas`,
    papers: 'Documentos',
    bring: (papers: string) => `${papers}, antes del rodaje`,
    agree: 'Acepto las reglas de la casa y la política de cancelación',
    agreed: 'Aceptaste las reglas de la casa y la política de cancelación al enviar la solicitud.',
    missing: 'Aceptación necesaria',
  },
  summary: {
    label: 'Resumen de la reserva',
    rated: 'Calificación',
    hours: (unit: string, count: number) => `${unit} × ${plural(count, 'hora')}`,
    days: (unit: string, count: number) => `${unit} × ${plural(count, 'día')}`,
    dayCap: 'Nunca más que el precio del día',
    discount: 'Descuento semanal',
    cleaning: 'Tarifa de limpieza',
    subtotal: 'Subtotal',
    platformFee: 'Tarifa de la plataforma',
    tax: 'Impuestos',
    total: 'Total',
    currency: 'USD',
    percent: (count: number) => `${count}%`,
    bar: (by: 'hour' | 'day', length: number) => `Total, ${plural(length, by === 'hour' ? 'hora' : 'día')}`,
  },
  refund: {
    grace:
      'Si cancelas en las 24 horas siguientes a la confirmación, te devolvemos todo, siempre que falten al menos 48 horas para el rodaje.',
  },
  submit: {
    request: 'Confirmar y pagar',
    wait: 'Tomar la segunda opción',
    pending: 'Procesando…',
    note: 'No se te cobra hasta que el anfitrión acepte',
    instantNote: 'Se te cobra al reservar',
    waitNote: 'No hace falta tarjeta y no se cobra nada',
  },
  next: {
    title: 'Qué pasa después',
    now: 'Ahora',
    authorized: (amount: string) => `Reservamos ${amount} en tu tarjeta. Todavía no se cobra nada.`,
    within: (hours: number) => `En ${plural(hours, 'hora')}`,
    by: (when: string) => `Antes de ${when}`,
    answer: (host: string) => `${host} acepta, o liberamos la reserva del importe.`,
    confirmed: 'Una vez confirmada',
    access: 'Recibes la dirección y las notas de acceso.',
    charged: (amount: string) => `Cobramos ${amount} a tu tarjeta. Ya tienes la reserva.`,
    atOnce: 'Enseguida',
    inLine: 'Tienes una segunda opción. Alguien más tiene la primera.',
    ifFree: 'Si queda libre',
    offered: 'Te lo ofrecemos y te lo guardamos hasta 12 horas mientras decides.',
    otherwise: 'De lo contrario',
    lineEnds: 'Tu segunda opción termina. No cuesta nada.',
  },
  second: {
    title: 'Cómo funciona una segunda opción',
    text: 'Alguien más tiene la primera opción de este horario. Si la deja, se lo ofrecemos a las segundas opciones por orden de llegada. No necesitas tarjeta hasta que aceptes la oferta.',
    freeTitle: 'Libre otra vez',
    free: 'Este horario quedó libre. Ya puedes solicitarlo.',
    request: 'Solicitar reserva',
  },
  problem: {
    title: 'No está disponible',
    nearest: 'Horarios libres más cercanos',
    nothingNear: 'No hay nada libre a menos de 60 días de este horario.',
    wait: 'Tomar la segunda opción',
    waitText: 'O toma una segunda opción para este horario. Solo necesitas tarjeta si queda libre.',
    other: 'Elegir otro horario',
  },
  changed: {
    title: 'El precio cambió',
    text: 'El precio cambió después de que abriste esta página. Revisa el nuevo total y acepta otra vez.',
    before: 'Antes',
    now: 'Ahora',
  },
  newTerms: {
    title: 'Las condiciones cambiaron',
    rules: 'Cambiaron las reglas de la casa que ves abajo.',
    refunds: 'Cambió lo que te devolvemos si cancelas. Las fechas están junto al precio.',
    instant: 'Ahora es una reserva instantánea. Se te cobra al reservar.',
    asked: 'Ahora el anfitrión tiene que aceptar primero. No se te cobra hasta que lo haga.',
    text: 'No se reservó ni se cobró nada. Lee las condiciones y acepta otra vez.',
  },
  unsent: {
    title: 'No pudimos conectar con Roomtone',
    text: 'No sabemos si llegó tu solicitud. Pulsa el botón otra vez: no se envía ni se cobra dos veces.',
  },
  verify: {
    lead: 'Los anfitriones solo alquilan a personas con identidad verificada. Verifícate una sola vez, aquí mismo. Lo que ya llenaste abajo se conserva.',
    first: { title: 'Verificación necesaria', text: 'Verifica primero tu identidad.' },
  },
  email: {
    title: 'Confirma tu correo',
    text: (email: string) => `Enviamos un enlace a ${email}. Ábrelo y vuelve: lo que llenaste se conserva.`,
  },
  toasts: {
    sent: {
      title: '¡Reserva solicitada!',
      text: 'Enviamos tu solicitud al anfitrión. Recibirás los datos de acceso cuando la apruebe.',
    },
    confirmed: {
      title: 'Reserva confirmada',
      text: 'Se cobró tu tarjeta. La dirección y las notas de acceso están en tus rodajes.',
    },
    waiting: {
      title: 'Tienes una segunda opción',
      text: 'Te avisamos si el horario queda libre.',
    },
    earlier: {
      title: 'Tu primera solicitud sí llegó',
      text: 'Seguimos con ella, tal como la enviaste.',
    },
  },
  already: {
    sent: {
      title: 'El anfitrión tiene tu solicitud',
      text: 'El importe está reservado en tu tarjeta. No se cobra nada hasta que el anfitrión acepte.',
    },
    confirmed: {
      title: 'Esta reserva está confirmada',
      text: 'Está pagada. La dirección y las notas de acceso están en tus rodajes.',
    },
    waiting: {
      title: 'Tienes una segunda opción para este horario',
      text: 'Te avisamos si queda libre. No se cobró nada.',
    },
    over: {
      title: 'Este horario ya no se te guarda',
      text: 'La solicitud terminó y no se cobró nada.',
    },
    cancelled: {
      title: 'Esta reserva se canceló',
      text: 'Abre el rodaje para ver tu reembolso.',
    },
    notYours: {
      title: 'Aquí no hay nada que pagar',
      text: 'Solo el huésped puede pagar esta reserva.',
    },
    unpaid: {
      title: 'Tu tarjeta fue rechazada otra vez',
      text: 'Liberamos el horario, así que vuelve a estar disponible para todos. No se cobró nada y puedes usar tus tarjetas de regalo y cupones. Puedes enviar una nueva solicitud con otra tarjeta.',
    },
    replaced: {
      title: 'Enviaste otra solicitud',
      text: 'Guardamos un solo horario sin pagar por persona, así que liberamos este. No se cobró nada.',
    },
    open: 'Abrir este rodaje',
    again: 'Empezar de nuevo',
  },
}
