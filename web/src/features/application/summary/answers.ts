import type { DraftContent } from '@roomtone/contract/application/draft'
import type { Screen } from '@roomtone/domain/listing/wizard'
import { summaryTexts as texts } from '@roomtone/texts/application/summary'
import { amenities, countries, highlights, placeTypes, propertyTypes } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { listWords } from '../../../platform/language/list-words.ts'

/** Screens that ask something, in order; photos are shown as pictures, not as text. */
export const ANSWERED = [
  'property-type',
  'place-type',
  'address',
  'basics',
  'photos',
  'title',
  'highlights',
  'description',
  'booking-settings',
  'guest-preference',
  'price',
  'safety',
  'final-details',
] as const satisfies readonly Screen[]

type Answered = (typeof ANSWERED)[number]

const LINES: Record<Answered, (content: DraftContent) => (string | false)[]> = {
  'property-type': ({ propertyType }) => [propertyType && propertyTypes[propertyType]],
  'place-type': ({ placeType, privacyLevel }) => [
    placeType && placeTypes[placeType],
    texts.privacy({ level: screenTexts.privacy.options[privacyLevel].label }),
  ],
  address: ({ location, pin }) => [addressLine(location), pin !== null && texts.pinMoved],
  basics: ({ guests, bedrooms, beds, bathrooms, sizeSqft, amenities: chosen }) => [
    screenTexts.overview.basics({ guests, bedrooms, beds, bathrooms }),
    sizeSqft !== null && texts.size({ count: sizeSqft }),
    listWords(chosen.map((amenity) => amenities[amenity])),
  ],
  photos: ({ photos }) => [texts.photos({ count: photos.length })],
  title: ({ title }) => [title],
  highlights: ({ highlights: chosen }) => [listWords(chosen.map((highlight) => highlights[highlight]))],
  description: ({ description }) => [description],
  'booking-settings': ({ bookingApproval }) => [screenTexts.booking[bookingApproval].label],
  'guest-preference': ({ guestPreference }) => [screenTexts.guests[guestPreference].label],
  price: ({ pricePerDay }) => [pricePerDay > 0 && texts.price({ price: pricePerDay })],
  safety: ({ safetyFeatures }) => [
    listWords(safetyFeatures.map((feature) => screenTexts.safety.features[feature].label)),
  ],
  'final-details': ({ residence, isBusinessHost }) => [
    addressLine(residence),
    isBusinessHost ? texts.business : texts.noBusiness,
  ],
}

/** The host's answers on a screen; empty where there are none. */
export function linesOf(screen: Answered, content: DraftContent): string[] {
  return LINES[screen](content).filter((line): line is string => Boolean(line))
}

function addressLine({ address, city, state, zip, country }: DraftContent['location']): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return address || city ? [address, city, region, countries[country]].filter(Boolean).join(', ') : ''
}
