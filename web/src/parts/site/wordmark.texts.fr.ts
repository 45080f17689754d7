import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './wordmark.texts.ts'

export const wordmarkTexts: Translated<typeof english.wordmarkTexts> = {
  brand: 'Roomtone',
  home: 'Roomtone, accueil',
}
