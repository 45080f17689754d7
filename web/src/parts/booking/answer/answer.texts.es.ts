import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './answer.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts: Translated<typeof english.answerTexts> = {
  requests: {
    title: 'Solicitudes por responder',
    all: 'Todas las solicitudes',
    none: 'Nadie espera respuesta.',
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
      text: 'Se está realizando el cobro. La reserva se confirma en cuanto responda el banco.',
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
    text: (name: string) => `Avisamos a ${name} de inmediato, se libera la tarjeta y el horario queda libre.`,
    reason: 'Motivo',
    note: (name: string) => `Una nota para ${name}`,
    noteHint: 'Opcional. Por ejemplo, un día que sí funcionaría.',
    confirm: 'Rechazar solicitud',
    pending: 'Rechazando…',
    keep: 'Conservarla',
    done: 'Solicitud rechazada',
  },
  conflict: {
    title: 'Tu calendario tiene algo a esa hora',
    text: 'Un calendario al que te suscribes muestra esto a la hora de la reserva:',
    again: 'Si aceptas, quedan ambos. La reserva no se mueve.',
    confirm: 'Aceptar de todos modos',
    back: 'Volver',
    untitled: 'Evento sin título',
  },
}
