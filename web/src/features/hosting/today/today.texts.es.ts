import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './today.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const todayTexts: Translated<typeof english.todayTexts> = {
  empty: 'No tienes reservas',
  emptyText: 'Las solicitudes por responder y los equipos en set aparecen aquí, hora por hora.',
  emptyAction: 'Ir a tus anuncios',
  failed: 'No se pudo cargar tu día',
  failedText: 'No se perdió nada. Revisa tu conexión e inténtalo de nuevo.',
  heading: {
    numbers: [
      'ninguna',
      'una',
      'dos',
      'tres',
      'cuatro',
      'cinco',
      'seis',
      'siete',
      'ocho',
      'nueve',
      'diez',
      'once',
    ],
    requests: (word: string, isOne: boolean) =>
      `${word} ${isOne ? 'solicitud' : 'solicitudes'} por responder`,
    onSet: (word: string, isOne: boolean) => `${isOne ? 'un equipo' : `${word} equipos`} en set`,
    arriving: (word: string, isOne: boolean) => `${isOne ? 'un equipo' : `${word} equipos`} por llegar`,
    next: (day: string) => `Un día tranquilo, el próximo equipo llega el ${day}`,
    quiet: 'Un día tranquilo',
  },
  sheet: {
    title: 'Hoja de llamado',
    label: 'Hoy, hora por hora',
    open: 'Abierto',
    openAll: (from: string, to: string) => `Abierto de ${from} a ${to}`,
    now: (time: string) => `Allí son las ${time}`,
    turnaround: 'Preparación',
    until: (time: string) => `preparación hasta las ${time}`,
    crew: (count: number) => `equipo de ${count}`,
    kinds: { block: 'Bloqueado', import: 'Importado', booking: 'Reservado' },
    pending: 'aún sin responder',
    span: (from: string, to: string) => `${from} a ${to}`,
  },
  arriving: { title: 'Por llegar', until: (kind: string, time: string) => `${kind}, hasta las ${time}` },
  inProgress: {
    title: 'En curso',
    until: (time: string) => `Hasta las ${time}`,
    left: (kind: string, left: string) => `${kind}, quedan ${left}`,
  },
  toReview: {
    title: 'Por reseñar',
    ended: (time: string) => `Terminó a las ${time}`,
    until: (when: string) => `Reseña hasta el ${when}`,
    write: 'Escribir una reseña',
  },
  openBooking: 'Abrir reserva',
  openBookingName: (title: string) => `Abrir la reserva ${title}`,
  comingUp: {
    title: 'Próximamente',
    calendar: 'Calendario',
    none: 'No hay nada reservado después de hoy.',
    length: (by: 'hour' | 'day', count: number) =>
      by === 'hour' ? plural(count, 'hora', 'horas') : plural(count, 'día', 'días'),
  },
  payout: {
    title: 'Próximo cobro',
    of: (title: string) => `Por ${title}`,
    all: 'Todos los cobros',
    account: {
      title: 'Dinos a dónde enviar tus cobros',
      text: 'Aún no tienes cuenta de cobro. Guardamos tus ganancias hasta que la configures.',
      action: 'Configurar cobros',
    },
  },
  response: (percent: number, time: string) =>
    `Respondes el ${percent}% de las solicitudes a tiempo, casi siempre en ${time}.`,
  minutes: (count: number) => plural(count, 'minuto', 'minutos'),
  hours: (count: number) => plural(count, 'hora', 'horas'),
  days: (count: number) => plural(count, 'día', 'días'),
}
