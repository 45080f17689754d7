import type { Translated } from '../platform/language/translated.ts'
import type * as english from './announcement.texts.ts'

export const announcementTexts: Translated<typeof english.announcementTexts> = {
  label: 'Aviso',
  close: 'Cerrar este aviso',
}
