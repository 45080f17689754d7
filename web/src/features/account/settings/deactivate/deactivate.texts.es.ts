import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './deactivate.texts.ts'

export const deactivateTexts: Translated<typeof english.deactivateTexts> = {
  section: {
    title: 'Desactivar tu cuenta',
    text: 'Tómate un descanso. Se cierra tu sesión, tus anuncios no se pueden encontrar ni reservar, y las solicitudes abiertas terminan. Al volver a iniciar sesión, regresan tu cuenta y tus anuncios.',
    action: 'Desactivar cuenta',
    more: 'Qué pasa cuando desactivas',
  },
  dialog: {
    title: '¿Quieres desactivarla de verdad?',
    text: 'Se cierra tu sesión en todos los dispositivos. Tus anuncios dejan de estar disponibles, las solicitudes que enviaste se retiran y las que recibiste se rechazan. Reactiva tu cuenta cuando quieras, con solo volver a iniciar sesión.',
    loading: 'Revisando tus reservas',
    failed: 'No pudimos revisar tus reservas',
    ahead: 'Tienes próximas reservas. Complétalas o cancélalas primero:',
    booking: (title: string, when: string) => `${title}, ${when}`,
    cancel: 'Cancelar',
    close: 'Cerrar',
    confirm: 'Desactivar cuenta',
    pending: 'Procesando…',
  },
  done: { title: 'Cuenta desactivada', text: 'Tu cuenta se desactivó.' },
  failed: { title: 'Error', text: 'No se pudo desactivar la cuenta' },
}
