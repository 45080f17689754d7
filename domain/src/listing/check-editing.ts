import { metresBetween, type Point } from '../geo/distance.ts'
import { TIME_STEP_MINUTES } from './editing.ts'
import { HIGHLIGHTS_MAX, PHOTOS_MAX, PHOTOS_MIN } from './options.ts'

/** What of a listing hangs together: one value alone may be fine and still not fit beside the others. */
export type Edited = {
  opensAt: number
  closesAt: number
  minimumHours: number
  minDays: number
  maxDays: number
  highlights: readonly string[]
  photos: readonly string[]
}

export type EditingProblem = { field: keyof Edited | 'pin'; message: string }

/** How far a host may move the pin from where the postal code or city lies. */
const PIN_REACH_M = 50_000

/** The first rule that a listing breaks as it would stand afterwards; null when it holds together. */
export function checkEditing(listing: Edited): EditingProblem | null {
  return checkHours(listing) ?? checkStays(listing) ?? checkHighlights(listing) ?? checkPhotos(listing)
}

function checkHours({ opensAt, closesAt, minimumHours }: Edited): EditingProblem | null {
  if (opensAt % TIME_STEP_MINUTES !== 0) return { field: 'opensAt', message: HALF_HOUR }
  if (closesAt % TIME_STEP_MINUTES !== 0) return { field: 'closesAt', message: HALF_HOUR }
  if (opensAt >= closesAt) return { field: 'closesAt', message: 'The space must close later than it opens' }
  if (minimumHours * 60 > closesAt - opensAt)
    return { field: 'minimumHours', message: 'The shortest booking must fit within the opening hours' }
  return null
}

const HALF_HOUR = 'Opening hours start and end on the half hour'

function checkStays({ minDays, maxDays }: Edited): EditingProblem | null {
  if (minDays <= maxDays) return null
  return { field: 'maxDays', message: 'The longest stay cannot be shorter than the shortest' }
}

function checkHighlights({ highlights }: Edited): EditingProblem | null {
  if (highlights.length <= HIGHLIGHTS_MAX) return null
  return { field: 'highlights', message: 'Choose at most 2 highlights' }
}

function checkPhotos({ photos }: Edited): EditingProblem | null {
  if (new Set(photos).size !== photos.length)
    return { field: 'photos', message: 'A photo can be in the listing only once' }
  if (photos.length < PHOTOS_MIN) return { field: 'photos', message: 'A listing needs at least 5 photos' }
  if (photos.length > PHOTOS_MAX) return { field: 'photos', message: 'A listing can have at most 40 photos' }
  return null
}

/** The pin says which house it is, not which town. */
export function checkPin(pin: Point, located: Point): EditingProblem | null {
  if (metresBetween(pin, located) <= PIN_REACH_M) return null
  return { field: 'pin', message: 'Keep the pin within 50 km of the address' }
}
