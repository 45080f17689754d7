import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './answer.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts: Translated<typeof english.answerTexts> = {
  requests: {
    title: 'Solicitudes por responder',
    all: 'Todas las solicitudes',
    none: 'No hay solicitudes pendientes.',
    crew: (count: number) => `equipo de ${count}`,
    completed: (count: number) => (count === 0 ? 'Primera reserva' : plural(count, 'reserva', 'reservas')),
    receive: 'recibes',
    left: 'para responder',
    verified: 'Verificado',
    open: (title: string) => `Abrir la solicitud ${title}`,
    keys: 'Con el teclado: A acepta y D rechaza la solicitud en la que estás.',
    accept: 'Aceptar',
    acceptName: (title: string) => `Aceptar ${title}`,
    accepting: 'Aceptando…',
    accepted: { title: 'Reserva confirmada', text: (name: string) => `Avisamos a ${name}.` },
    charging: {
      title: 'Aceptada',
      text: 'Estamos procesando el pago. La reserva se confirma en cuanto termine.',
    },
    unpaid: {
      title: 'No se pudo cobrar la tarjeta',
      text: (name: string) => `Avisamos a ${name}. El horario está libre otra vez.`,
    },
    decline: 'Rechazar',
    declineName: (title: string) => `Rechazar ${title}`,
  },
  declining: {
    title: '¿Rechazar esta solicitud?',
    text: (name: string) =>
      `Avisamos a ${name}, liberamos cualquier importe reservado en su tarjeta y el horario queda libre.`,
    reason: 'Motivo',
    note: (name: string) => `Una nota para ${name}`,
    noteHint: 'Opcional. Por ejemplo, un día que sí funcionaría.',
    confirm: 'Rechazar solicitud',
    pending: 'Rechazando…',
    keep: 'Conservarla',
    done: 'Solicitud rechazada',
  },
  conflict: {
    title: 'Tu calendario tiene otro evento a esa hora',
    text: 'Un calendario al que te suscribes muestra esto a la misma hora:',
    again: 'Si aceptas, tendrás los dos a la misma hora.',
    confirm: 'Aceptar de todos modos',
    back: 'Volver',
    untitled: 'Evento sin título',
  },
}
