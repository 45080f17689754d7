import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './recovery.texts.ts'

export const recoveryTexts: Translated<typeof english.recoveryTexts> = {
  failed: 'No funcionó',
  incomplete: 'El enlace está incompleto. Cópialo entero desde el correo.',
  signIn: 'Ir a iniciar sesión',
  lost: {
    title: '¿Quitar tu segundo factor?',
    text: 'Tu app de autenticación, tus llaves de acceso y tus códigos de recuperación dejan de funcionar en 24 horas. Después basta con tu contraseña. Te enviaremos un enlace por correo por si cambias de opinión.',
    button: 'Quitarlo en 24 horas',
    doneTitle: 'Se quitará',
    done: (when: string) =>
      `A partir del ${when} puedes iniciar sesión solo con tu contraseña. Te enviamos por correo un enlace para impedirlo.`,
    failed: 'Este enlace caducó o ya se usó. Vuelve a iniciar sesión para pedir otro.',
  },
  keep: {
    title: '¿Conservar tu segundo factor?',
    text: 'Tu app de autenticación, tus llaves de acceso y tus códigos de recuperación siguen funcionando y no se quita nada.',
    button: 'Conservarlo',
    doneTitle: 'Tu segundo factor se queda',
    done: 'Si no pediste quitarlo, cambia también tu contraseña.',
    failed:
      'Este enlace caducó o ya se usó. En Acceso y seguridad puedes ver si tu segundo factor sigue activo.',
    next: 'Ir a Acceso y seguridad',
  },
  report: {
    link: '¿Perdiste tu app y tus códigos de recuperación?',
    sent: (email: string) => `Revisa tu correo: enviamos a ${email} un enlace para quitar tu segundo factor.`,
  },
  pending: {
    title: 'Tu segundo factor se quitará',
    text: (when: string) => `A partir del ${when}, para iniciar sesión basta con tu contraseña.`,
    keep: 'Conservarlo',
    kept: 'Tu segundo factor se queda',
  },
}
