import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './notification-settings.texts.ts'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiración y ofertas',
    about: 'Espacios que vale la pena ver y alguna que otra oferta.',
  },
  trip_planning: {
    title: 'Planificación del rodaje',
    about: 'Qué preparar en los días previos a un rodaje.',
  },
  news: { title: 'Novedades y programas', about: 'Lo nuevo en Roomtone, para huéspedes y anfitriones.' },
  feedback: { title: 'Opinión', about: 'Unas pocas veces al año te preguntamos cómo lo hacemos.' },
  regulations: {
    title: 'Normas para rodajes',
    about: 'Cambios en permisos, seguros y normas donde filmas.',
  },
  messages: {
    title: 'Mensajes',
    about: 'Los mensajes sin leer en un solo correo. Nunca mientras los lees aquí.',
  },
  reminders: {
    title: 'Recordatorios antes de un rodaje',
    about: 'Cuándo y dónde, poco antes de que empiece.',
  },
  after_shoot: {
    title: 'Después de un rodaje',
    about: 'Un correo cuando termina el rodaje, con lo que sigue.',
  },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Reservas',
    about:
      'Las solicitudes, respuestas y cancelaciones afectan a ambas partes, así que siempre avisamos a las dos.',
  },
  payments: {
    title: 'Pagos y cobros',
    about: 'Cada vez que se mueve tu dinero, lo recibes por escrito.',
  },
  listings: {
    title: 'Tus anuncios',
    about: 'Todo lo que cambie si tus espacios se pueden reservar.',
  },
  security: {
    title: 'Seguridad',
    about: 'Dispositivos nuevos, contraseñas y verificaciones, para que notes si no fuiste tú.',
  },
}

export const notificationSettingsTexts: Translated<typeof english.notificationSettingsTexts> = {
  tabs: { offers: 'Ofertas y novedades', account: 'Cuenta' },
  topics,
  fixed,
  on: 'Correo activado',
  off: 'Correo desactivado',
  always: 'Siempre activado',
  alwaysTitle: 'Correos que siempre enviamos',
  noMarketing: 'Cancelar todos los correos promocionales',
  noMarketingHint: 'Desactiva todo lo anterior. Desmárcalo para recuperar lo que elegiste.',
  saved: (title: string, isOn: boolean) =>
    `Guardado. ${title}: ${isOn ? 'correo activado' : 'correo desactivado'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff
      ? 'Guardado. Todos los correos promocionales están desactivados.'
      : 'Guardado. Los correos promocionales vuelven a ser los que elegiste.',
  sentTo: (email: string) => `Se envían a ${email}.`,
  address: 'Información personal',
  loading: 'Cargando tus ajustes',
  failed: 'No pudimos cargar tus ajustes de notificaciones',
}
