import { metresBetween, type Point } from '../geo/distance.ts'

/** Farther from the middle of the postal code than this is unusual: the host is asked. */
const USUAL_M = 10_000
/** A pin in another city is a slip, or a listing that would be found where it is not. */
const MOST_M = 50_000

/** Whether a pin may be that far from the point of the postal code or city. */
export function pinReach(pin: Point, centre: Point): 'usual' | 'far' | 'too_far' {
  const metres = metresBetween(pin, centre)
  if (metres > MOST_M) return 'too_far'
  return metres > USUAL_M ? 'far' : 'usual'
}
