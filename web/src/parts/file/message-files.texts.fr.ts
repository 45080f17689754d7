import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './message-files.texts.ts'

export const messageFileTexts: Translated<typeof english.messageFileTexts> = {
  open: (name: string) => `Ouvrir ${name}`,
  download: (name: string) => `Télécharger ${name}`,
  failed: 'Ce fichier n’a pas pu être chargé',
}
