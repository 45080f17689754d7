import { type Draft, firstIncomplete, type Place, SCREENS } from '@roomtone/domain/listing/wizard'

/** Where the address leads: never past the first screen that still lacks something. */
export function placeInAddress(wanted: string | null, saved: Place, draft: Draft): Place {
  const place = isPlace(wanted) ? wanted : saved
  const limit = firstIncomplete(draft)
  if (place === 'overview') return place
  if (place === 'terms') return limit ?? place
  if (limit === null) return place
  return SCREENS.indexOf(place) > SCREENS.indexOf(limit) ? limit : place
}

function isPlace(value: string | null): value is Place {
  return value === 'overview' || value === 'terms' || SCREENS.some((screen) => screen === value)
}

/** The address of a screen; what else it says (the type) stays. */
export function addressOf(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `/listing-wizard?${next}`
}
