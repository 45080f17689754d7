import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './waitlist.texts.ts'

export const waitlistTexts: Translated<typeof english.waitlistTexts> = {
  title: 'Unirme a la lista de espera',
  intro:
    'Por ahora, Roomtone funciona solo con invitación. Deja tu nombre y te escribimos cuando haya lugar.',
  open: {
    title: 'Roomtone está abierto',
    text: 'Ahora cualquiera puede registrarse. No necesitas invitación.',
  },
  fullName: 'Nombre completo',
  submit: 'Unirme a la lista',
  pending: 'Procesando…',
  haveInvite: '¿Ya tienes invitación?',
  signUp: 'Crea tu cuenta',
  done: {
    title: 'Estás en la lista',
    text: (email: string) => `Gracias. Escribiremos a ${email} en cuanto haya lugar para ti.`,
    close: 'Cerrar',
  },
}
