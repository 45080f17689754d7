import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './person.texts.ts'

export const personTexts: Translated<typeof english.personTexts> = {
  email: 'Correo electrónico',
  userType: {
    legend: 'Quiero',
    creator: { label: 'Crear', description: 'Busco espacios para filmar o grabar' },
    host: { label: 'Ser anfitrión', description: 'Tengo un espacio para ofrecer' },
  },
  signOut: { title: 'Sesión cerrada' },
  unconfirmed: {
    title: 'Confirma tu correo',
    text: (email: string) =>
      `Enviamos un enlace a ${email}. Ábrelo y vuelve aquí. No se pierde nada de lo que escribiste.`,
    bar: (email: string) =>
      `Abre el enlace que enviamos a ${email} para reservar, publicar y escribir mensajes.`,
    resend: 'Enviar otra vez',
    sent: { title: 'Enlace enviado', text: (email: string) => `Revisa la bandeja de entrada de ${email}.` },
    check: 'Ya lo confirmé',
    notYet: 'Tu correo aún no está confirmado.',
    demoMailbox: 'Abrir el buzón de la demo',
  },
}
