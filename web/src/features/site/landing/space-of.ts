import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import type { FeaturedSpace } from './featured-spaces.ts'

/** A listing's card in the form of the property dialog, which loads what the card does not have. */
export function spaceOf(card: PropertyCard): FeaturedSpace {
  return {
    id: card.id,
    isLive: true,
    title: card.title,
    location: `${card.city}, ${card.state}`,
    description: card.tagline,
    pictures: [uploaded(card.cover)],
    maxGuests: card.maxGuests,
    squareFeet: card.sizeSqft,
    pricePerDay: card.pricePerDay,
    rating: card.rating,
  }
}
