import {
  type Draft,
  firstIncomplete,
  type Place,
  SCREENS,
  type Screen,
} from '@roomtone/domain/listing/wizard'

/** All answers on one page, for people who have been through the screens before. */
export type PlaceOrSummary = Place | 'summary'

export type Answered = Screen | 'terms'

/** A screen that was opened from the summary, and returns to it. */
export function editedFromSummary(search: URLSearchParams): Answered | null {
  const wanted = search.get('screen')
  if (search.get('from') !== 'summary') return null
  return wanted === 'terms' ? wanted : (SCREENS.find((screen) => screen === wanted) ?? null)
}

/** A listing that is live has its own terms: its draft asks for none. */
type Known = { saved: Place; draft: Draft; isRework: boolean; hasTerms: boolean }

const LAST: Screen = 'final-details'

/** The screen of the address: never past the first one that still lacks something. */
export function placeInAddress(search: URLSearchParams, known: Known): PlaceOrSummary {
  const { saved, draft, isRework, hasTerms } = known
  const asked = search.get('screen')
  const wanted = asked === 'terms' && !hasTerms ? null : asked
  if (isRework && (wanted === null || wanted === 'summary')) return 'summary'
  const edited = isRework && wanted !== null ? editedFromSummary(search) : null
  if (edited) return edited
  const place = isPlace(wanted) ? wanted : saved === 'terms' && !hasTerms ? LAST : saved
  const limit = firstIncomplete(draft)
  if (place === 'overview') return place
  if (place === 'terms') return limit ?? place
  if (limit === null) return place
  return SCREENS.indexOf(place) > SCREENS.indexOf(limit) ? limit : place
}

function isPlace(value: string | null): value is Place {
  return value === 'overview' || value === 'terms' || SCREENS.some((screen) => screen === value)
}

/** The address of a screen; its other parameters (the type) stay. */
export function addressOf(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `/listing-wizard?${next}`
}
