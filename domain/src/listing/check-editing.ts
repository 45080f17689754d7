import type { WeeklyHours } from '../availability/weekly-hours.ts'
import type { Point } from '../geo/distance.ts'
import { TIME_STEP_MINUTES } from './editing.ts'
import { HIGHLIGHTS_MAX, PHOTOS_MAX, PHOTOS_MIN } from './options.ts'
import { pinReach } from './pin-reach.ts'

/** The fields of a listing that depend on each other: one value may be fine alone and not fit the others. */
export type Edited = {
  hours: WeeklyHours
  minimumHours: number
  minDays: number
  maxDays: number
  highlights: readonly string[]
  photos: readonly string[]
}

/** `code` names the words; the limit is one of their values. */
export type EditingProblem = {
  field: keyof Edited | 'pin'
  code:
    | 'half_hour_missed'
    | 'closes_before_opening'
    | 'opening_hours_too_short'
    | 'never_open'
    | 'longest_below_shortest'
    | 'highlights_too_many'
    | 'photo_repeated'
    | 'photos_too_few'
    | 'photos_too_many'
    | 'pin_too_far'
  max?: number
  min?: number
}

/** The first rule that a listing would break after the change; null when it breaks none. */
export function checkEditing(listing: Edited): EditingProblem | null {
  return checkHours(listing) ?? checkStays(listing) ?? checkHighlights(listing) ?? checkPhotos(listing)
}

/** No booking fits into a day that is shorter than the shortest booking. */
function checkHours({ hours, minimumHours }: Edited): EditingProblem | null {
  const open = hours.filter((one) => one !== null)
  if (open.length === 0) return { field: 'hours', code: 'never_open' }
  for (const { opensAt, closesAt } of open) {
    if (opensAt % TIME_STEP_MINUTES !== 0 || closesAt % TIME_STEP_MINUTES !== 0)
      return { field: 'hours', code: 'half_hour_missed' }
    if (opensAt >= closesAt) return { field: 'hours', code: 'closes_before_opening' }
  }
  if (open.some(({ opensAt, closesAt }) => minimumHours * 60 > closesAt - opensAt))
    return { field: 'minimumHours', code: 'opening_hours_too_short' }
  return null
}

function checkStays({ minDays, maxDays }: Edited): EditingProblem | null {
  if (minDays <= maxDays) return null
  return { field: 'maxDays', code: 'longest_below_shortest' }
}

function checkHighlights({ highlights }: Edited): EditingProblem | null {
  if (highlights.length <= HIGHLIGHTS_MAX) return null
  return { field: 'highlights', code: 'highlights_too_many', max: HIGHLIGHTS_MAX }
}

function checkPhotos({ photos }: Edited): EditingProblem | null {
  if (new Set(photos).size !== photos.length) return { field: 'photos', code: 'photo_repeated' }
  if (photos.length < PHOTOS_MIN) return { field: 'photos', code: 'photos_too_few', min: PHOTOS_MIN }
  if (photos.length > PHOTOS_MAX) return { field: 'photos', code: 'photos_too_many', max: PHOTOS_MAX }
  return null
}

/** The pin marks the house, not the town. */
export function checkPin(pin: Point, located: Point): EditingProblem | null {
  if (pinReach(pin, located) !== 'too_far') return null
  return { field: 'pin', code: 'pin_too_far' }
}
