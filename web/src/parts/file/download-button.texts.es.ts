import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './download-button.texts.ts'

export const downloadTexts: Translated<typeof english.downloadTexts> = {
  fetching: 'Descargando…',
}
