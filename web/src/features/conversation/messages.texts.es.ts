import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './messages.texts.ts'

export const messagesTexts: Translated<typeof english.messagesTexts> = {
  title: 'Mensajes',
  empty: 'No tienes mensajes',
  guest: {
    text: 'Cuando escribas a un anfitrión o envíes una solicitud, la conversación aparecerá aquí.',
    action: 'Buscar espacios',
  },
  host: {
    text: 'Cuando alguien pregunte por un espacio tuyo, la conversación aparecerá aquí.',
    action: 'Cómo funcionan los mensajes',
  },
  openInbox: 'Abrir la bandeja',
}

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  filter: { label: 'Filtrar', all: 'Todos', unread: 'Sin leer' },
  search: 'Buscar conversaciones por título del anuncio',
  list: 'Conversaciones',
  loading: 'Cargando tus conversaciones',
  failed: 'No se pudieron cargar tus conversaciones',
  more: 'Mostrar más',
  moreFailed: 'No se pudo cargar el resto.',
  nothingUnread: 'No hay mensajes sin leer',
  found: (count: number) =>
    count === 1 ? '1 conversación encontrada' : `${count} conversaciones encontradas`,
  nothingFound: (words: string) => `Ninguna conversación coincide con «${words}»`,
  showAll: 'Mostrar todas las conversaciones',
  noMessages: 'Aún no hay mensajes',
  you: (words: string) => `Tú: ${words}`,
  by: (name: string, words: string) => `${name}: ${words}`,
  file: 'Un archivo',
  unread: (count: number) => `${count} sin leer`,
  none: 'Elige una conversación para empezar a escribir',
}

export const openingTexts: Translated<typeof english.openingTexts> = {
  opening: 'Abriendo la conversación',
  failed: 'No se pudo abrir la conversación',
  verify: {
    title: 'Verifica primero tu identidad',
    text: 'Anfitriones y huéspedes pueden escribirse cuando ambos están verificados. Tarda unos minutos.',
    action: 'Verifica tu identidad',
  },
  back: 'Todos los mensajes',
}

export const threadTexts: Translated<typeof english.threadTexts> = {
  back: 'Atrás',
  about: (title: string) => `Conversación sobre ${title}`,
  messages: 'Mensajes',
  viewSpace: 'Ver espacio',
  verifiedHost: 'Anfitrión verificado',
  verifiedGuest: 'Verificado',
  loading: 'Cargando la conversación',
  failed: 'No se pudo cargar esta conversación',
  missing: {
    title: 'No encontramos esta conversación',
    text: 'Puede ser de otra cuenta, o el enlace puede estar incompleto.',
  },
  booking: {
    label: 'Reserva',
    request: 'Ver solicitud',
    view: 'Ver reserva',
    crew: (n: number) => `equipo de ${n}`,
  },
  start: (name: string) => `Aún no hay mensajes. Saluda a ${name}.`,
  older: 'Cargando mensajes anteriores',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  tryAgain: 'Intentar de nuevo',
  news: 'Mensaje nuevo',
  said: (name: string, words: string) => `${name}: ${words}`,
  sentFile: 'envió un archivo',
  own: 'Tú',
  marks: { host: 'Anfitrión', cohost: 'Coanfitrión' },
  flagged: 'Este mensaje fue marcado:',
  read: 'Leído',
  sending: 'Enviando…',
  notSent: 'Sin enviar',
  retry: 'Reintentar',
  retryName: (words: string) => `Reintentar el envío de «${words}»`,
  discard: 'Descartar',
  discardName: (words: string) => `Descartar «${words}»`,
  closed: {
    you_blocked: (name: string) =>
      `Bloqueaste a ${name}. Quita el bloqueo en el menú de arriba para volver a escribirle.`,
    blocked: (_: string) => 'No puedes enviar mensajes en esta conversación.',
    suspended: (name: string) => `Por ahora no puedes escribir a ${name}.`,
  },
}

export const composerTexts: Translated<typeof english.composerTexts> = {
  label: 'Mensaje',
  placeholder: 'Escribe un mensaje',
  send: 'Enviar',
  attach: 'Adjuntar una imagen o un PDF',
  drop: 'Suelta aquí imágenes o PDF',
  hint: 'Pueden compartir datos de contacto después de su primera reserva confirmada.',
  openHint: 'Ya reservaron juntos, así que aquí pueden compartir datos de contacto.',
  enter: 'Intro para enviar',
  waiting: 'Esperando a que termine la subida',
  failed: 'No se pudo enviar el mensaje',
  flagged: 'Mensaje marcado',
  fragments: 'Cambia lo siguiente:',
  files: {
    list: 'Archivos por enviar',
    remove: (name: string) => `Quitar ${name}`,
    retry: 'Reintentar',
    retryName: (name: string) => `Reintentar la subida de ${name}`,
    attached: (name: string) => `${name} está adjunto`,
    progress: (name: string) => `Subiendo ${name}`,
    tooLarge: 'Mayor de 10 MB',
    empty: 'El archivo está vacío',
    notAccepted: 'Solo se pueden enviar imágenes y PDF',
    tooMany: 'Envía como máximo 6 archivos a la vez',
    unknown: 'La subida falló',
  },
}
