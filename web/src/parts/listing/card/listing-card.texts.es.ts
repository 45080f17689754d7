import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './listing-card.texts.ts'

export const listingCardTexts: Translated<typeof english.listingCardTexts> = {
  rated: 'Calificación',
  reviews: (count: number) => (count === 1 ? '1 reseña' : `${count} reseñas`),
  isNew: 'Nuevo',
  guestFavorite: 'Favorito',
  private: 'Privado',
  instant: 'Instantánea',
  crew: (count: number) => (count === 1 ? 'Hasta 1 persona' : `Hasta ${count} personas`),
  guests: (count: number) => (count === 1 ? 'Hasta 1 persona' : `Hasta ${count} personas`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('es-US')} pies²`,
  perDay: '/ día',
  perHour: '/ hora',
  perNight: 'por noche',
  loading: 'Cargando espacios',
}
