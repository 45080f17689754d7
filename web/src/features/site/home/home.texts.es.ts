import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './home.texts.ts'

export const homeTexts: Translated<typeof english.homeTexts> = {
  featured: 'Espacios destacados',
  failed: 'No se pudieron cargar los espacios destacados',
  guestFavorite: 'Favorito',
  rated: 'Calificación',
  perDay: '/ día',
  guests: (count: number) => (count === 1 ? 'Hasta 1 persona' : `Hasta ${count} personas`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('es-US')} pies²`,
}
