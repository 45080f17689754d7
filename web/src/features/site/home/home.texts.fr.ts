import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './home.texts.ts'

export const homeTexts: Translated<typeof english.homeTexts> = {
  featured: 'Lieux à la une',
  failed: 'Les lieux à la une n’ont pas pu être chargés',
  guestFavorite: 'Coup de cœur',
  rated: 'Noté',
  perDay: '/ jour',
  guests: (count: number) => (count === 1 ? 'Jusqu’à 1 personne' : `Jusqu’à ${count} personnes`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('fr-FR')} pi²`,
}
