import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './download-pack.texts.ts'

export const downloadPackTexts: Translated<typeof english.downloadPackTexts> = {
  download: 'Descargar paquete',
  pending: 'Sellando…',
  started: { title: 'Descarga iniciada', text: 'Descargando el paquete de cumplimiento cifrado…' },
  passphrase: {
    title: 'Frase de acceso de este paquete',
    label: 'Frase de acceso',
    once: 'Guárdala ahora: nosotros no la conservamos. Si la pierdes, descarga el paquete otra vez.',
    copy: 'Copiar',
    copied: 'Frase de acceso copiada',
    byHand: {
      title: 'Sin copiar',
      text: 'Tu navegador no lo permitió. La seleccionamos para que la copies.',
    },
    verify: 'Cualquiera puede comprobar el paquete en la página de verificación',
    done: 'Ya la guardé',
  },
}
