import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { listingCardTexts as texts } from '@roomtone/texts/listing/listing-card'
import { formatMoney } from '../../../platform/format/money.ts'

/** The lists that show cards. Each has its page's own words for people and prices. */
export type CardLook = 'home' | 'search' | 'properties' | 'wishlist'

type Words = { people: string; price: string; unit: string }

export function wordsOf(card: PropertyCard, look: CardLook): Words {
  const day = formatMoney(card.pricePerDay)
  const guests = texts.guests({ count: card.maxGuests })
  if (look === 'search')
    return {
      people: texts.crew({ count: card.maxGuests }),
      price: formatMoney(card.hourlyRate),
      unit: texts.perHour,
    }
  return { people: guests, price: day, unit: look === 'wishlist' ? texts.perNight : texts.perDay }
}

/** City, people and size in one line; an unknown size is left out. */
export function factsOf(card: PropertyCard, people: string): string {
  const size = card.sizeSqft === null ? [] : [texts.size({ squareFeet: card.sizeSqft })]
  return [`${card.city}, ${card.state}`, people, ...size].join(' · ')
}
