import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './dev-mail.texts.ts'

export const devMailTexts: Translated<typeof english.devMailTexts> = {
  title: 'Buzón',
  intro: 'Esta demostración no envía correos reales. Todo lo que enviaría Roomtone aparece aquí.',
  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  recipient: 'Enviado a',
  everyone: 'Todo el mundo',
  list: 'Correos',
  failed: 'No se pudo leer el buzón',
  empty: {
    title: 'Aún no hay correos',
    text: 'Únete a la lista de espera, invita a alguien o restablece una contraseña, y el correo aparece aquí.',
  },
  emptyFor: (to: string) => `Aún no se ha enviado nada a ${to}.`,
  showEveryone: 'Mostrar todos los correos',
  to: 'Para',
  choose: 'Elige un correo para leerlo.',
  gone: 'Este correo es demasiado antiguo para mostrarse aquí.',
  back: 'Todos los correos',
  view: 'Mostrar como',
  html: 'HTML',
  text: 'Texto',
  unsubscribe: 'Cancelar suscripción',
  frame: (subject: string) => `Correo: ${subject}`,
}
