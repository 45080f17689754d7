import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './suggest.texts.ts'

export const suggestTexts: Translated<typeof english.suggestTexts> = {
  list: 'Suggestions',
  places: 'Endroits',
  listings: 'Lieux',
  count: (spaces: number) => (spaces === 1 ? '1 lieu' : `${spaces.toLocaleString('fr-FR')} lieux`),
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}
