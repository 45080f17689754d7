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
    title: 'Aún no elegiste nada',
    text: 'Primero encuentra un espacio y un horario; luego aquí estará todo lo necesario para enviar la solicitud.',
  },
  action: 'Buscar espacios',
  loadFailed: 'No se pudo cargar el pago',
  gone: {
    title: 'No está disponible',
    text: 'El espacio o la reserva ya no existe, o no te corresponde abrirlo.',
  },
  own: {
    title: 'Este es tu propio espacio',
    text: 'Nadie se reserva a sí mismo. Bloquea el horario en tu calendario.',
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
    missing: 'Di cuántas personas vendrán',
    tooMany: (most: number) => `Este espacio admite un equipo de hasta ${people(most)}`,
  },
  production: {
    title: 'Datos de la producción',
    name: 'Título de la producción',
    kind: 'Tipo de producción',
    purpose: 'Propósito',
    purposeHint: 'Una línea que el anfitrión lee primero.',
    settled: 'Tal como la enviaste.',
    withdraw: 'Retira la solicitud para cambiarla',
  },
  declaration: {
    legend: '¿Qué incluye el rodaje?',
    hint: 'Declara todo lo que corresponda. El anfitrión ya dijo qué permite este espacio.',
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
    offered: 'El horario es tuyo si lo quieres. Aún no se tocó ninguna tarjeta.',
    left: 'para pagar',
    leftToTake: 'para tomarla',
    working: 'Estamos consultando a tu banco. Suele tardar unos segundos.',
    slow: 'El proveedor de pagos se está tardando. Tu solicitud está a salvo, nada se cobra dos veces y esta página continúa sola.',
  },
  rules: {
    title: 'Reglas de la casa',
    hours: 'Horario',
    open: (from: string, to: string) => `${from} a ${to}`,
    between: (minutes: number) => `, con ${pause(minutes)} entre reservas`,
    papers: 'Documentos',
    bring: (papers: string) => `${papers}, entregados antes del rodaje`,
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
      'En las 24 horas siguientes a la confirmación se devuelve todo, siempre que falten al menos 48 horas para el inicio.',
  },
  submit: {
    request: 'Confirmar y pagar',
    wait: 'Tomar la segunda opción',
    pending: 'Procesando…',
    note: 'No se te cobra hasta que el anfitrión acepte',
    instantNote: 'Reserva instantánea: se confirma y se cobra tu tarjeta de inmediato',
    waitNote: 'No hace falta tarjeta y no se cobra nada',
  },
  next: {
    title: 'Qué pasa después',
    now: 'Ahora',
    authorized: (amount: string) => `Se autoriza tu tarjeta por ${amount}. No se cobra nada.`,
    within: (hours: number) => `En ${plural(hours, 'hora')}`,
    by: (when: string) => `Antes de ${when}`,
    answer: (host: string) => `${host} acepta, o la reserva del importe se libera.`,
    confirmed: 'Una vez confirmada',
    access: 'Recibes la dirección y las notas de acceso.',
    charged: (amount: string) => `Se cobran ${amount} a tu tarjeta y la reserva queda confirmada.`,
    atOnce: 'Enseguida',
    inLine: 'Quedas en la fila para este horario. Alguien más lo tiene primero.',
    ifFree: 'Si queda libre',
    offered: 'Se te ofrece y se te guarda 12 horas mientras decides.',
    otherwise: 'De lo contrario',
    lineEnds: 'Tu segunda opción termina sola. No cuesta nada.',
  },
  second: {
    title: 'Una segunda opción, como la conocen los equipos de cine',
    text: 'Alguien tiene este horario como primera opción. Con una segunda opción eres el siguiente: si la suya se cae, se te ofrece antes que a nadie. No se toca ninguna tarjeta hasta que aceptes la oferta.',
    freeTitle: 'Libre otra vez',
    free: 'Este horario quedó libre. Puedes solicitarlo ya mismo.',
    request: 'Solicitar reserva',
  },
  problem: {
    title: 'No está libre',
    nearest: 'Horarios libres más cercanos',
    nothingNear: 'No hay nada libre en 60 días alrededor.',
    wait: 'Tomar la segunda opción',
    waitText: 'O ponte en la fila para este horario: no se toca ninguna tarjeta a menos que quede libre.',
    other: 'Elegir otro horario',
  },
  changed: {
    title: 'El precio cambió',
    text: 'El anfitrión cambió el precio desde que lo viste. Revisa el nuevo total y acepta otra vez.',
    before: 'Antes',
    now: 'Ahora',
  },
  newTerms: {
    title: 'Las condiciones cambiaron',
    rules: 'Las reglas de la casa que ves abajo ahora son otras.',
    refunds: 'Lo que se te devuelve si cancelas ahora es otra cantidad; las fechas están junto al precio.',
    instant: 'La reserva ahora se confirma al instante, y entonces se cobra a tu tarjeta.',
    asked: 'Ahora se pregunta primero al anfitrión. No se cobra a tu tarjeta hasta que acepte.',
    text: 'No se reservó ni se cobró nada. Lee las condiciones y acepta otra vez.',
  },
  unsent: {
    title: 'No pudimos conectar con Roomtone',
    text: 'Quizá la solicitud llegó, quizá no. Pulsa el botón otra vez: nunca se envía dos veces y ninguna tarjeta se cobra dos veces.',
  },
  verify: {
    lead: 'Los anfitriones abren sus puertas a quienes mostraron quiénes son. Hazlo una sola vez, aquí mismo; lo que ya llenaste abajo se conserva.',
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
      title: '¡Reserva confirmada!',
      text: 'Se cobró tu tarjeta. La dirección y las notas de acceso están en tus rodajes.',
    },
    waiting: {
      title: 'Estás en la fila',
      text: 'Tienes la segunda opción. Te avisamos de inmediato si el horario queda libre.',
    },
    earlier: {
      title: 'Tu primer intento sí había llegado',
      text: 'Se envió tal como estaba entonces, así que seguimos con esa solicitud.',
    },
  },
  already: {
    sent: {
      title: 'Esta solicitud está con el anfitrión',
      text: 'Tu tarjeta está autorizada y no se cobra nada hasta que el anfitrión acepte.',
    },
    confirmed: {
      title: 'Esta reserva está confirmada',
      text: 'Está pagada. La dirección y las notas de acceso están en tus rodajes.',
    },
    waiting: {
      title: 'Tienes el segundo lugar para este horario',
      text: 'Te avisamos de inmediato si queda libre. No se tocó ninguna tarjeta.',
    },
    over: {
      title: 'Este horario ya no se te guarda',
      text: 'La solicitud terminó y no se cobró ninguna tarjeta.',
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
