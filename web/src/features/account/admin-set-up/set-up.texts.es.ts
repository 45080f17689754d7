import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './set-up.texts.ts'

export const setUpTexts: Translated<typeof english.setUpTexts> = {
  title: 'Configura tu cuenta de administración',
  intro: (email: string) => `Administrarás este Roomtone como ${email}. Primero, tu cuenta.`,
  signIn: (email: string) => `Inicia sesión como ${email} para administrar.`,
  next: 'Continuar',
  byPasskey: 'Usar una llave de acceso',
  byPassword: 'Usar una contraseña',
  factor: {
    title: 'Agrega un segundo factor',
    intro: 'Quien administra ve documentos y dinero de otras personas, así que una contraseña sola no basta.',
    readyTitle: 'Ya casi está',
    ready: 'Tu cuenta está protegida. Falta un paso.',
    passkeyTitle: 'Agrega tu llave de acceso',
    passkeyIntro: 'Con ella iniciarás sesión en lugar de usar una contraseña.',
    app: 'Usar una app de autenticación',
  },
  finish: 'Empezar a administrar',
  done: { title: 'Ya administras Roomtone', text: 'Invita a personas en la gestión de usuarios.' },
  invalid: {
    command: 'npm run task -- set-up-admin tu@example.com',
    title: 'Este enlace ya no funciona',
    text: 'Ya se usó, fue reemplazado o tiene más de 24 horas. Quien maneja el servidor puede generar otro:',
  },
}
