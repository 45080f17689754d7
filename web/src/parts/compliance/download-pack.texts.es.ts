import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './download-pack.texts.ts'

export const downloadPackTexts: Translated<typeof english.downloadPackTexts> = {
  download: 'Descargar paquete',
  pending: 'Sellando…',
  started: { title: 'Descarga iniciada', text: 'Descargando el paquete de cumplimiento cifrado…' },
  passphrase: {
    title: 'La frase de acceso de este paquete',
    label: 'Frase de acceso',
    once: 'Solo se muestra ahora y no la guardamos. Si se pierde, descarga el paquete otra vez.',
    copy: 'Copiar',
    copied: 'Frase de acceso copiada',
    byHand: { title: 'Sin copiar', text: 'Tu navegador no lo permitió. Está seleccionado: cópialo a mano.' },
    verify: 'Cualquiera puede comprobar el paquete, incluso sin nosotros, en la página de verificación',
    done: 'Ya la anoté',
  },
}
