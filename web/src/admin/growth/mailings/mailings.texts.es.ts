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
  regulations: 'Normas de rodaje',
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
  tool: { text: 'Envía novedades y ofertas a quienes las quieren.' },
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
    title: 'Aún no hay envíos',
    text: 'Un envío llega a quienes tienen activado su tema. Puedes enviártelo antes a ti.',
  },
  missing: {
    title: 'No se pudo cargar este envío',
    text: 'Quizá se borró. Vuelve a la lista o inténtalo de nuevo.',
  },
  newTitle: 'Nuevo envío',
  form: {
    label: 'El envío',
    topic: 'Tema',
    topicHint: 'Solo lo recibe quien tiene este tema activado en sus ajustes de notificaciones.',
    audience: 'Para',
    subject: 'Asunto',
    body: 'Texto',
    bodyHint: 'Deja una línea vacía para empezar otro párrafo.',
    button: 'Botón',
    buttonHint: 'Opcional. Lleva a una página de Roomtone.',
    linkLabel: 'Texto del botón',
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
  tried: { title: 'Va en camino hacia ti', text: 'Solo tú lo recibes. El asunto empieza con «Trial».' },
  confirmSend: {
    title: (count: number) => `¿Enviarlo a ${people(count)}?`,
    nobody: 'Nadie lo recibirá. ¿Enviarlo igual?',
    text: (count: number) =>
      count === 0
        ? 'Nadie de este público tiene activado este tema. El envío quedará como enviado.'
        : 'Sale enseguida. No podrás cambiarlo ni retirarlo.',
    confirm: 'Enviarlo',
    pending: 'Enviando…',
    cancel: 'Todavía no',
  },
  sent: {
    title: 'El envío va en camino',
    text: 'Puedes seguir el avance en esta página.',
  },
  changed: {
    title: 'Alguien más cambió este borrador',
    text: 'Esta es su versión. Lo que escribiste sigue en el formulario y no se ha guardado.',
    takeTheirs: 'Usar la suya',
    keepMine: 'Conservar la mía',
  },
  confirmDiscard: {
    title: '¿Descartar este borrador?',
    text: 'No se ha enviado a nadie. No se puede deshacer.',
    confirm: 'Descartar borrador',
    pending: 'Descartando…',
    cancel: 'Conservarlo',
    done: 'Borrador descartado',
  },
  letter: {
    sending: (count: number) => `Enviando. ${people(count)} hasta ahora.`,
    sent: (count: number) => `Enviado a ${people(count)}.`,
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
