import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './proof.texts.ts'

export const proofTexts: Translated<typeof english.proofTexts> = {
  title: 'Confirma que eres tú',
  description:
    'Esto afecta al dinero, a datos privados o a quién puede entrar, así que comprobamos que de verdad eres tú. Después seguimos donde lo dejaste.',
  loading: 'Cargando',
  failed: 'No pudimos cargar este paso',
  password: 'Tu contraseña',
  appCode: 'Código de tu aplicación o un código de recuperación',
  mail: {
    code: 'Código de tu correo',
    sending: 'Te estamos enviando un código...',
    sent: (email, minutes) =>
      `Enviamos un código de 6 dígitos a ${email}. Funciona durante ${minutes} minutos.`,
    again: 'Enviar de nuevo',
  },
  passkey: 'Usar tu llave de acceso',
  withPasskey: 'Usar mejor tu llave de acceso',
  withoutPasskey: 'No tengo aquí mi llave de acceso',
  cancel: 'Cancelar',
  submit: 'Confirmar',
  pending: 'Comprobando...',
}
