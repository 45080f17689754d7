import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './days.texts.ts'

export const dayTexts: Translated<typeof english.dayTexts> = {
  yesterday: 'Ayer',
  today: 'Hoy',
}
