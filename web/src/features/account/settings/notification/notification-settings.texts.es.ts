import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './notification-settings.texts.ts'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiración y ofertas',
    about: 'Espacios que vale la pena ver y, de vez en cuando, un mejor precio.',
  },
  trip_planning: {
    title: 'Planificación del rodaje',
    about: 'En qué pensar en los días previos a un rodaje que reservaste.',
  },
  news: { title: 'Novedades y programas', about: 'Lo nuevo en Roomtone, para huéspedes y anfitriones.' },
  feedback: { title: 'Opinión', about: 'Una pregunta sobre cómo lo hacemos, unas pocas veces al año.' },
  regulations: {
    title: 'Normas de viaje',
    about: 'Permisos, seguros y normas que cambian donde filmas.',
  },
  messages: {
    title: 'Mensajes',
    about: 'Mensajes sin leer, reunidos en un solo correo. Nunca mientras los lees aquí.',
  },
  reminders: {
    title: 'Recordatorios antes de un rodaje',
    about: 'La hora y el lugar, poco antes de que empiece.',
  },
  after_shoot: {
    title: 'Después de un rodaje',
    about: 'Unas palabras cuando termina una reserva, y lo que sigue.',
  },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Reservas',
    about:
      'Las solicitudes, respuestas y cancelaciones obligan a ambas partes, así que ambas siempre se enteran.',
  },
  payments: {
    title: 'Pagos y cobros',
    about: 'Siempre que tu dinero se mueve, lo tienes por escrito.',
  },
  listings: {
    title: 'Tus anuncios',
    about: 'Si un espacio tuyo se puede reservar, debes saberlo de inmediato.',
  },
  security: {
    title: 'Seguridad',
    about: 'Dispositivos nuevos, contraseñas y verificaciones: debes notar lo que no hiciste tú.',
  },
}

export const notificationSettingsTexts: Translated<typeof english.notificationSettingsTexts> = {
  tabs: { offers: 'Ofertas y novedades', account: 'Cuenta' },
  topics,
  fixed,
  on: 'Correo activado',
  off: 'Correo desactivado',
  always: 'Siempre activado',
  alwaysTitle: 'Lo que siempre escribimos',
  noMarketing: 'Cancelar todos los correos promocionales',
  noMarketingHint:
    'Todo lo anterior queda desactivado mientras esto esté marcado, y vuelve como lo dejaste al desmarcarlo.',
  saved: (title: string, isOn: boolean) =>
    `Guardado. ${title}: ${isOn ? 'correo activado' : 'correo desactivado'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff
      ? 'Guardado. Todos los correos promocionales están desactivados.'
      : 'Guardado. Los correos promocionales están como los dejaste.',
  sentTo: (email: string) => `Se envían a ${email}.`,
  address: 'Información personal',
  loading: 'Cargando tus ajustes',
  failed: 'No se pudieron cargar tus ajustes de notificaciones',
}
