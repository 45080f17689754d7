import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './verify-pack.texts.ts'

export const verifyPackTexts: Translated<typeof english.verifyPackTexts> = {
  title: 'Comprobar un paquete de cumplimiento',
  intro: [
    'Un paquete es un archivo sellado con los documentos de una reserva: la autorización de locación, sus registros y el historial de lo ocurrido. Aquí cualquiera puede comprobar si sigue siendo exactamente lo que Roomtone selló.',
    'La comprobación se hace en tu navegador. No se sube nada y, una vez abierta la página, funciona sin conexión.',
  ],
  identity: { question: '¿Buscas la verificación de identidad?', link: 'Verifica tu identidad' },
  noScript:
    'Esta página necesita JavaScript para leer un paquete. El script de más abajo hace lo mismo en tu computadora.',
  file: {
    label: 'Paquete de cumplimiento',
    hint: 'El archivo zip, tal como se descargó.',
    drop: 'Suelta el paquete aquí o elígelo',
    dropNow: 'Suelta para comprobarlo',
    reading: 'Leyendo el paquete…',
    failed: 'No pudimos leer este archivo. Elígelo otra vez.',
    other: 'Elegir otro paquete',
  },
  passphrase: {
    label: 'Frase de acceso',
    hint: '5 grupos de 5 caracteres, que se muestran una vez con la descarga. Los guiones y las mayúsculas no importan.',
    missing: 'Escribe la frase de acceso de esta descarga.',
    submit: 'Comprobar cada archivo',
    pending: 'Comprobando…',
    lead: 'Escribe la frase de acceso para comprobar también cada archivo que contiene.',
  },
  loadFailed: 'No pudimos cargar la comprobación. Vuelve a cargar la página e inténtalo de nuevo.',
  facts: {
    heading: 'Lo que dice el paquete',
    booking: 'Reserva',
    invoice: 'Factura',
    noInvoice: 'Ninguna',
    status: 'Estado',
    statuses: { complete: 'Completo', missing_docs: 'Faltan documentos' },
    asOf: 'A fecha de',
    key: 'Firmado con',
    files: 'Archivos',
    events: 'Entradas del historial',
  },
  files: {
    heading: 'Archivos que contiene',
    lead: 'Se abren desde el paquete en tu propia computadora, tal como se comprobaron.',
    open: 'Abrir',
    openName: (path: string) => `Abrir ${path}`,
    save: 'Guardar',
    saveName: (path: string) => `Guardar ${path}`,
    bad: 'No está como se selló',
  },
  what: {
    heading: 'Qué se comprueba',
    steps: [
      'El contenedor: nuestra firma sobre cada byte del archivo. No necesita frase de acceso.',
      'El manifiesto: nuestra firma sobre la lista de todos los archivos.',
      'Cada archivo: su hash SHA-256 contra el manifiesto. No falta ninguno ni se agregó ninguno.',
      'El historial: cada entrada lleva un hash de la anterior, hasta el final que firmamos.',
    ],
  },
  alone: {
    heading: 'Sin esta página',
    text: 'Un script de un solo archivo hace lo mismo con Node 20 o posterior. No necesita paquetes ni red, solo nuestra lista de claves públicas. Guarda una copia de ambos.',
    script: 'Descargar el script',
    keys: 'Nuestras claves públicas',
    command: 'node verify-pack.mjs pack.zip --keys roomtone-keys.json',
    copy: 'Copiar el comando',
    copied: 'Comando copiado',
    copyFailed: 'No pudimos copiar el comando. Selecciónalo.',
  },
}
