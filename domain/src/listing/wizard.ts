import { COUNTER_MIN, DESCRIPTION_MAX, HIGHLIGHTS_MAX, lengthOf, PHOTOS_MIN, TITLE_MAX } from './options.ts'

/** The screens in the order a host walks them; the counter in the wizard's corner counts these. */
export const SCREENS = [
  'property-type',
  'place-type',
  'address',
  'basics',
  'photos',
  'title',
  'highlights',
  'description',
  'publish-overview',
  'booking-settings',
  'guest-preference',
  'price',
  'safety',
  'final-details',
] as const

export type Screen = (typeof SCREENS)[number]
/** Where a draft opens that has every screen behind it: sent once, or copied whole. */
export const LAST_SCREEN: Screen = 'final-details'
/** All pages of the wizard. The overview and the terms are not counted as screens. */
export const PLACES = ['overview', ...SCREENS, 'terms'] as const
export type Place = (typeof PLACES)[number]

const STEP_SIZES = [4, 4, 6] as const

type Address = { address: string; city: string; state: string; zip: string }

export type Draft = {
  propertyType: string
  placeType: string
  location: Address
  guests: number
  bedrooms: number
  beds: number
  bathrooms: number
  photos: readonly unknown[]
  title: string
  highlights: readonly string[]
  description: string
  pricePerDay: number
  residence: Address
}

/** Whether *Next* (or *Create listing*) may be pressed on a screen. */
export function isComplete(screen: Screen, draft: Draft): boolean {
  switch (screen) {
    case 'property-type':
      return isFilled(draft.propertyType)
    case 'place-type':
      return isFilled(draft.placeType)
    case 'address':
      return isWhole(draft.location)
    case 'basics':
      return [draft.guests, draft.bedrooms, draft.beds, draft.bathrooms].every(
        (count) => count >= COUNTER_MIN,
      )
    case 'photos':
      return draft.photos.length >= PHOTOS_MIN
    case 'title':
      return isFilled(draft.title) && lengthOf(draft.title.trim()) <= TITLE_MAX
    case 'highlights':
      return draft.highlights.length <= HIGHLIGHTS_MAX
    case 'description':
      return isFilled(draft.description) && lengthOf(draft.description.trim()) <= DESCRIPTION_MAX
    case 'price':
      return draft.pricePerDay > 0
    case 'final-details':
      return isWhole(draft.residence)
    case 'publish-overview':
    case 'booking-settings':
    case 'guest-preference':
    case 'safety':
      return true
  }
}

/** The first screen that still keeps the listing from being created; null when none does. */
export function firstIncomplete(draft: Draft): Screen | null {
  return SCREENS.find((screen) => !isComplete(screen, draft)) ?? null
}

/** From the first screen back to the overview, from the start of a step to the last screen of the one before. */
export function previousOf(screen: Screen): Place {
  return SCREENS[SCREENS.indexOf(screen) - 1] ?? 'overview'
}

export function nextOf(place: Place): Screen | null {
  if (place === 'overview') return SCREENS[0]
  if (place === 'terms') return null
  return SCREENS[SCREENS.indexOf(place) + 1] ?? null
}

/** Step 1 to 3 and the screen's place within it, both from zero for the screen as the specification counts. */
export function positionOf(screen: Screen): { step: 1 | 2 | 3; index: number } {
  const position = SCREENS.indexOf(screen)
  const [first, second] = STEP_SIZES
  if (position < first) return { step: 1, index: position }
  if (position < first + second) return { step: 2, index: position - first }
  return { step: 3, index: position - first - second }
}

/** How far the bar has come, from 0 to 1. The terms are the last thing before the listing is sent, and not the end. */
export function progressAt(place: Place): number {
  return PLACES.indexOf(place) / PLACES.length
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

function isWhole({ address, city, state, zip }: Address): boolean {
  return [address, city, state, zip].every(isFilled)
}
