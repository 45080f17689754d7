import type { Translated } from '../language/translated.ts'
import type * as english from './passkey.texts.ts'

export const passkeyTexts: Translated<typeof english.passkeyTexts> = {
  cancelled: {
    title: 'No se usó ninguna llave de acceso',
    text: 'Cancelaste, o tardó demasiado. Inténtalo de nuevo cuando quieras.',
  },
  unsupported: {
    title: 'Aquí no funcionan las llaves de acceso',
    text: 'Este navegador o dispositivo no puede guardar llaves de acceso. Prueba con otro.',
  },
  known: {
    title: 'Ya está agregada',
    text: 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso de tu cuenta.',
  },
  failed: {
    title: 'No funcionó',
    text: 'Tu dispositivo no pudo usar la llave de acceso. Inténtalo de nuevo.',
  },
}
