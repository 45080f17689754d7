import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './message-files.texts.ts'

export const messageFileTexts: Translated<typeof english.messageFileTexts> = {
  open: (name: string) => `Abrir ${name}`,
  download: (name: string) => `Descargar ${name}`,
  failed: 'No se pudo cargar este archivo',
}
