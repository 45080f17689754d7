import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './suggest.texts.ts'

export const suggestTexts: Translated<typeof english.suggestTexts> = {
  list: 'Sugerencias',
  places: 'Lugares',
  listings: 'Espacios',
  count: (spaces: number) => (spaces === 1 ? '1 espacio' : `${spaces.toLocaleString('es-US')} espacios`),
  found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
}
