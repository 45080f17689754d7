import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './listing-card.texts.ts'

export const listingCardTexts: Translated<typeof english.listingCardTexts> = {
  rated: 'Noté',
  reviews: (count: number) => (count === 1 ? '1 avis' : `${count} avis`),
  isNew: 'Nouveau',
  guestFavorite: 'Coup de cœur',
  private: 'Privé',
  instant: 'Instantanée',
  crew: (count: number) => `Équipe de ${count} max.`,
  guests: (count: number) => (count === 1 ? 'Jusqu’à 1 personne' : `Jusqu’à ${count} personnes`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('fr-FR')} pi²`,
  perDay: '/ jour',
  perHour: '/ heure',
  perNight: 'par nuit',
  loading: 'Chargement des lieux',
}
