import type { NotificationView } from '@roomtone/contract/notification/notification'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './notifications.texts.ts'

type Kind = NotificationView['kind']
type NoticeFacts = { title: string; other: string; when: string; amount: string }

type Sentence = (facts: NoticeFacts) => string
type Sentences = { guest: Sentence; host: Sentence } | Sentence

export const noticeTexts: Record<Kind, Sentences> = {
  'booking-authorised': {
    guest: ({ other, title, when }) => `Tu solicitud de ${title}, ${when}, está con ${other}.`,
    host: ({ other, title, when }) => `${other} pide ${title}, ${when}.`,
  },
  'booking-authorised-instantly': {
    guest: ({ title, when }) => `Tienes reserva en ${title}, ${when}.`,
    host: ({ other, title, when }) => `${other} reservó ${title}, ${when}.`,
  },
  'booking-payment-timed-out': {
    guest: ({ title }) => `Tu solicitud de ${title} terminó porque no se pagó a tiempo.`,
    host: ({ other, title }) => `La solicitud de ${other} para ${title} terminó porque no se pagó a tiempo.`,
  },
  'booking-payment-failed': {
    guest: ({ title }) => `Tu solicitud de ${title} terminó porque tu tarjeta fue rechazada.`,
    host: ({ other, title }) =>
      `La solicitud de ${other} para ${title} terminó porque la tarjeta fue rechazada.`,
  },
  'booking-accept': {
    guest: ({ other, title }) => `${other} aceptó tu solicitud de ${title}.`,
    host: ({ other, title, when }) => `Aceptaste: ${other} llega a ${title}, ${when}.`,
  },
  'booking-decline': {
    guest: ({ other, title }) => `${other} rechazó tu solicitud de ${title}.`,
    host: ({ other, title }) => `Rechazaste la solicitud de ${other} para ${title}.`,
  },
  'booking-expire': {
    guest: ({ title, when }) => `Tu solicitud de ${title}, ${when}, venció.`,
    host: ({ other, title }) => `La solicitud de ${other} para ${title} terminó sin tu respuesta.`,
  },
  'booking-withdraw': {
    guest: ({ title }) => `Se retiró tu solicitud de ${title}.`,
    host: ({ other, title, when }) => `Se retiró la solicitud de ${other} para ${title}, ${when}.`,
  },
  'booking-cancel': {
    guest: ({ title, when }) => `Se canceló tu reserva de ${title}, ${when}.`,
    host: ({ other, title, when }) => `Se canceló la reserva de ${title} por ${other}, ${when}.`,
  },
  'booking-promote': {
    guest: ({ title, when }) => `${title}, ${when}, quedó libre. Te lo guardamos.`,
    host: ({ other, title, when }) => `Ofrecimos ${title}, ${when}, a ${other}.`,
  },
  'booking-let-offer-pass': {
    guest: ({ title, when }) => `No aceptaste a tiempo la oferta de ${title}, ${when}.`,
    host: ({ other, title }) => `${other} no aceptó a tiempo la oferta de ${title}.`,
  },
  'booking-refunded': {
    guest: ({ amount, title }) => `Te reembolsamos ${amount} por ${title}.`,
    host: ({ amount, other, title }) => `Reembolsamos a ${other} ${amount} por ${title}, de tu parte.`,
  },
  'booking-leave-line': {
    guest: ({ title, when }) => `Terminó tu segunda opción para ${title}, ${when}.`,
    host: ({ other, title }) => `Terminó la segunda opción de ${other} para ${title}.`,
  },
  'release-issued': {
    guest: ({ title }) => `La autorización de ${title} está lista para tu firma.`,
    host: ({ other, title }) => `La autorización para ${other} en ${title} está lista para tu firma.`,
  },
  'release-signed': {
    guest: ({ other, title }) => `${other} firmó la autorización de ${title}.`,
    host: ({ other, title }) => `${other} firmó la autorización de ${title}.`,
  },
  'packet-complete': {
    guest: ({ title }) => `Los documentos de ${title} están completos: todo listo para rodar.`,
    host: ({ other, title }) => `Los documentos de ${other} para ${title} están completos.`,
  },
  'packet-marked': {
    guest: ({ title }) => `Roomtone marcó los documentos de ${title} como completos.`,
    host: ({ other, title }) => `Roomtone marcó los documentos de ${other} para ${title} como completos.`,
  },
  'booking-complete': {
    guest: ({ title }) => `Cuéntanos cómo fue tu rodaje en ${title}. Tienes 14 días para reseñarlo.`,
    host: ({ other, title }) =>
      `Cuéntanos cómo te fue con ${other} en ${title}. Tienes 14 días para reseñarlo.`,
  },
  'booking-reminder': {
    guest: ({ title, when }) => `Tu rodaje en ${title} empieza ${when}.`,
    host: ({ other, title, when }) => `${other} llega a ${title}, ${when}.`,
  },
  'review-received': {
    guest: ({ other, title }) => `${other} reseñó tu rodaje en ${title}.`,
    host: ({ other, title }) => `${other} reseñó ${title}.`,
  },
  'review-published': {
    guest: ({ title }) => `Tu reseña de ${title} ya es pública.`,
    host: ({ other }) => `Tu reseña de ${other} ya es pública.`,
  },
  'review-reply': {
    guest: ({ other, title }) => `${other} respondió a tu reseña de ${title}.`,
    host: ({ other }) => `${other} respondió a tu reseña.`,
  },
  'referral-earned': ({ amount, other }) => `${other} fue anfitrión por primera vez. Ganaste ${amount}.`,
  'claim-opened': {
    guest: ({ other, title }) =>
      `${other} reportó un problema con tu rodaje en ${title}. Responde, por favor.`,
    host: ({ other, title }) => `${other} reportó un problema con ${title}. Responde, por favor.`,
  },
  'claim-reminder': {
    guest: ({ title }) => `Queda poco tiempo para responder a la reclamación sobre ${title}.`,
    host: ({ title }) => `Queda poco tiempo para responder a la reclamación sobre ${title}.`,
  },
  'claim-answered': {
    guest: ({ other, title }) => `${other} respondió a tu reclamación sobre ${title}.`,
    host: ({ other, title }) => `${other} respondió a tu reclamación sobre ${title}.`,
  },
  'claim-decided': {
    guest: ({ title }) => `Decidimos la reclamación sobre ${title}.`,
    host: ({ title }) => `Decidimos la reclamación sobre ${title}.`,
  },
  'claim-payment-needed': ({ title }) => `No se pudo cobrar tu tarjeta por la reclamación sobre ${title}.`,
  'claim-withdrawn': {
    guest: ({ other, title }) => `${other} retiró la reclamación sobre ${title}.`,
    host: ({ other, title }) => `${other} retiró la reclamación sobre ${title}.`,
  },
  'payout-sent': ({ amount, title }) => `${amount} por ${title} van en camino hacia ti.`,
  'payout-withheld': ({ amount, title }) => `${amount} por ${title} cubrieron lo que debías.`,
  'payout-problem': ({ amount, title }) => `No pudimos pagarte ${amount} por ${title}.`,
  'listing-received': ({ title }) => `Estamos revisando ${title}.`,
  'listing-approved': ({ title }) => `${title} está aprobado.`,
  'listing-rejected': ({ title }) => `${title} necesita cambios antes de publicarse. Mira nuestras notas.`,
  'cohost-joined': ({ other, title }) => `${other} ahora ayuda con ${title}.`,
  'cohost-invitation-declined': ({ title }) => `Rechazaron tu invitación a ayudar con ${title}.`,
  'cohost-ended': ({ title }) => `Terminó el acceso compartido a ${title}.`,
  'calendar-address-changed': ({ other, title }) =>
    `Cambió el enlace de tu calendario de ${title} porque ${other} ya no lo gestiona.`,
  'cohost-request': ({ other, title, when }) => `${other} solicitó ${title}, ${when}. Puedes responder.`,
  'cohost-booked': ({ other, title, when }) => `${other} reservó ${title}, ${when}.`,
  'cohost-cancelled': ({ other, title, when }) => `Se canceló la reserva de ${title} por ${other}, ${when}.`,
  'cohost-withdrawn': ({ other, title, when }) =>
    `Se retiró la solicitud de ${other} para ${title}, ${when}.`,
  'cohost-reminder': ({ other, title, when }) => `${other} llega a ${title}, ${when}.`,
  'cohost-accepted': ({ other, title, when }) => `Tu coanfitrión aceptó: ${other} viene a ${title}, ${when}.`,
  'cohost-declined': ({ other, title }) => `Tu coanfitrión rechazó la solicitud de ${other} para ${title}.`,
  'verification-in-review': () => 'Tu verificación de identidad está en revisión.',
  'verification-verified': () => 'Tu identidad está verificada.',
  'verification-rejected': () => 'No pudimos verificar tu identidad.',
  'moderation-warning': () => 'Te enviamos una advertencia por algo que escribiste.',
  'text-approved': () => 'Tu texto fue aprobado. Ya puedes guardarlo.',
  'text-rejected': () => 'Tu texto no se puede usar tal como está.',
  'new-device': () => 'Alguien inició sesión en tu cuenta desde un dispositivo nuevo.',
  'password-changed': () => 'Se cambió tu contraseña.',
  'two-factor-on': () => 'La verificación en dos pasos está activada.',
  'two-factor-off': () => 'La verificación en dos pasos está desactivada.',
  'recovery-codes-new': () => 'Tienes códigos de recuperación nuevos.',
  'recovery-code-used': () => 'Se usó un código de recuperación para iniciar sesión o cambiar un ajuste.',
  'google-connected': () => 'Google está conectado a tu cuenta.',
  'google-disconnected': () => 'Google ya no está conectado a tu cuenta.',
  'passkey-added': () => 'Agregaste una llave de acceso.',
  'passkey-removed': () => 'Quitaste una llave de acceso.',
  'passkey-cloned': () => 'Rechazamos una llave de acceso tuya que parece una copia.',
  'data-ready': () => 'Tus datos personales están listos para descargar.',
}
export const missingTexts: Translated<typeof english.missingTexts> = {
  title: 'tu espacio',
  titleForGuest: 'el espacio',
  host: 'el anfitrión',
  guest: 'un huésped',
  when: 'a la hora que indica la reserva',
  amount: 'tu cobro',
}

export const notificationsTexts: Translated<typeof english.notificationsTexts> = {
  title: 'Notificaciones',
  list: 'Tus notificaciones',
  tabs: { all: 'Todas', unread: 'Sin leer' },
  unread: 'Sin leer:',
  markAll: 'Marcar todo como leído',
  marking: 'Procesando…',
  marked: 'Todas las notificaciones están leídas.',
  markFailed: 'No se pudieron marcar tus notificaciones como leídas',
  settings: 'Ajustes de notificaciones',
  seeAll: 'Ver todas',
  loading: 'Cargando tus notificaciones',
  failed: 'No se pudieron cargar tus notificaciones',
  empty: {
    title: 'Aún nada',
    text: 'Las solicitudes, respuestas, pagos y recordatorios aparecen aquí.',
    action: 'Buscar espacios',
  },
  nothingUnread: {
    title: 'Estás al día',
    text: 'Las notificaciones nuevas aparecen aquí.',
    action: 'Mostrar todas',
  },
}

export const bellTexts: Translated<typeof english.bellTexts> = {
  bell: (count: number) => (count > 0 ? `Notificaciones, ${count} sin leer` : 'Notificaciones'),
  count: (count: number) => `${count} sin leer`,
  arrived: (count: number) =>
    count === 1 ? 'Notificación nueva. 1 sin leer.' : `Notificación nueva. ${count} sin leer.`,
}

export const unsubscribeTexts: Translated<typeof english.unsubscribeTexts> = {
  title: 'Nuestros correos',
  loading: 'Revisando el enlace',
  failed: 'No se pudo revisar el enlace',
  topics: {
    messages: 'mensajes sin leer',
    reminders: 'recordatorios antes de un rodaje',
    after_shoot: 'seguimiento después de un rodaje',
    inspiration: 'inspiración y ofertas',
    trip_planning: 'planificación del rodaje',
    news: 'novedades y programas',
    feedback: 'opiniones',
    regulations: 'normativa',
  },
  on: (topic: string, email: string) => `Los correos sobre ${topic} llegan a ${email}.`,
  off: (topic: string, email: string) =>
    `Los correos sobre ${topic} están desactivados. Ya no enviamos ninguno a ${email}.`,
  noMarketing: (email: string) =>
    `Todos los correos promocionales están desactivados. Ya no enviamos ninguno a ${email}.`,
  turnOff: 'Desactivar estos correos',
  turnAllOff: 'Cancelar todos los correos promocionales',
  turnOn: 'Activarlos otra vez',
  pending: 'Procesando…',
  still: 'Seguirás recibiendo correos sobre tus reservas, tus pagos y la seguridad de tu cuenta.',
  settings: 'Todos tus ajustes de correo',
  invalid: {
    title: 'Este enlace no funciona',
    text: 'Quizá se cortó. Inicia sesión para elegir tus correos en los ajustes.',
    action: 'Iniciar sesión',
    member: 'Abrir ajustes',
  },
}
