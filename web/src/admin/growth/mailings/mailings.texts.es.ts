import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { OfferTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './mailings.texts.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('es-US')} personas`)

const topics: Record<OfferTopic, string> = {
  inspiration: 'Inspiración y ofertas',
  trip_planning: 'Planificación del rodaje',
  news: 'Novedades y programas',
  feedback: 'Opinión',
  regulations: 'Normas de viaje',
}
const audiences: Record<MailingView['audience'], string> = {
  everyone: 'Todo el mundo',
  hosts: 'Anfitriones',
  creators: 'Creadores que no son anfitriones',
}
const states: Record<MailingView['state'], string> = {
  draft: 'Borrador',
  sending: 'Enviando',
  sent: 'Enviado',
}

export const mailingsTexts: Translated<typeof english.mailingsTexts> = {
  title: 'Envíos',
  tool: { text: 'Novedades y ofertas para quienes dejaron activado su tema.' },
  back: 'Envíos',
  write: 'Escribir un envío',
  caption: 'Envíos, los más recientes primero',
  columns: {
    subject: 'Asunto',
    topic: 'Tema',
    audience: 'Para',
    state: 'Estado',
    recipients: 'Destinatarios',
    date: 'Fecha',
  },
  topics,
  audiences,
  states,
  failed: 'No se pudieron cargar los envíos',
  empty: {
    title: 'Aún no se ha escrito nada',
    text: 'Un envío llega a quienes dejaron activado su tema. Tú lo ves antes que nadie.',
  },
  missing: {
    title: 'No se pudo cargar este envío',
    text: 'Quizá se desechó. Vuelve a la lista o inténtalo de nuevo.',
  },
  newTitle: 'Nuevo envío',
  form: {
    label: 'El envío',
    topic: 'Tema',
    topicHint: 'Solo lo recibe quien lo dejó activado en sus ajustes de notificaciones.',
    audience: 'Para',
    subject: 'Asunto',
    body: 'Texto',
    bodyHint: 'Una línea vacía comienza un párrafo nuevo.',
    button: 'Botón',
    buttonHint: 'Opcional. Lleva a una página de Roomtone.',
    linkLabel: 'Nombre del botón',
    linkPath: 'Página',
    linkPathHint: 'Por ejemplo, /search o /hosting',
    save: 'Guardar borrador',
    saving: 'Guardando…',
    saved: 'Borrador guardado',
    tryIt: 'Enviármelo',
    trying: 'Enviando…',
    send: 'Enviar',
    sending: 'Guardando…',
    discard: 'Descartar',
  },
  tried: { title: 'Va en camino hacia ti', text: 'Solo tú lo recibes. Su asunto empieza con Trial.' },
  confirmSend: {
    title: (count: number) => `¿Enviarlo a ${people(count)}?`,
    nobody: '¿No enviarlo a nadie?',
    text: (count: number) =>
      count === 0
        ? 'Nadie de este público dejó activado el tema. El envío se cerrará de todos modos.'
        : 'Sale de inmediato y no se puede retirar ni cambiar.',
    confirm: 'Enviarlo',
    pending: 'Enviando…',
    cancel: 'Todavía no',
  },
  sent: {
    title: 'El envío va en camino',
    text: 'Esta página va contando hasta que todos estén en la lista.',
  },
  changed: {
    title: 'Alguien más cambió este borrador',
    text: 'Ahora dice lo siguiente. Lo que escribiste sigue en el formulario; no se guardó nada encima.',
    takeTheirs: 'Tomar la suya',
    keepMine: 'Conservar la mía',
  },
  confirmDiscard: {
    title: '¿Desechar este borrador?',
    text: 'Sus palabras se perderán. Nadie lo ha recibido.',
    confirm: 'Desecharlo',
    pending: 'Desechando…',
    cancel: 'Conservarla',
    done: 'El borrador ya no está',
  },
  letter: {
    sending: (count: number) => `En camino, hasta ahora a ${people(count)}.`,
    sent: (count: number) => `Llegó a ${people(count)}.`,
    facts: { topic: 'Tema', audience: 'Para', written: 'Escrito', sent: 'Enviado' },
    notYet: 'Todavía no',
  },
  preview: {
    title: 'Vista previa',
    subject: 'Tu asunto',
    body: 'Tus palabras aparecen aquí mientras escribes.',
    reason: (topic: OfferTopic) =>
      `Recibes esto porque tienes activados los correos sobre ${topics[topic].toLowerCase()} en tus ajustes de notificaciones.`,
    unsubscribe: 'Cancelar suscripción',
  },
}
