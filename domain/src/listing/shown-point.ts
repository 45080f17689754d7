import { bearingFrom, metresBetween, movePoint, type Point } from '../geo/distance.ts'
import type { PrivacyLevel } from './options.ts'

/**
 * Two numbers from 0 to 1 that belong to one address forever, and that nobody can work out from a listing's
 * id.
 */
export type Bearing = { direction: number; distance: number }

export type ShownPoint = Point & { radiusM: number }

const NEAREST_M = 500
const FARTHEST_M = 1500
const ENHANCED_RADIUS_M = 2000
const POSTAL_RADIUS_M = 1500
const CITY_RADIUS_M = 5000

type Facts = {
  privacyLevel: PrivacyLevel
  exact: Point
  /** The postal code's center, or the city's where we have no better one. */
  centre: Point
  isCityCentre: boolean
  bearing: Bearing
}

/** The point that everyone may see instead of the exact one, which is always within the circle. */
export function shownPoint({ privacyLevel, exact, centre, isCityCentre, bearing }: Facts): ShownPoint {
  if (privacyLevel === 'enhanced') return movedPoint(exact, bearing)
  const least = isCityCentre ? CITY_RADIUS_M : POSTAL_RADIUS_M
  return { lat: centre.lat, lng: centre.lng, radiusM: radiusAround(metresBetween(centre, exact), least) }
}

/** What enhanced privacy shows. */
export function movedPoint(exact: Point, { direction, distance }: Bearing): ShownPoint {
  const metres = NEAREST_M + distance * (FARTHEST_M - NEAREST_M)
  return { ...movePoint(exact, direction * 2 * Math.PI, metres), radiusM: ENHANCED_RADIUS_M }
}

/** The bearing that a point was moved by. Null: it was not moved by any. */
export function bearingBetween(exact: Point, shown: Point): Bearing | null {
  const distance = (metresBetween(exact, shown) - NEAREST_M) / (FARTHEST_M - NEAREST_M)
  if (distance < -0.001 || distance > 1.001) return null
  const turn = bearingFrom(exact, shown) / (2 * Math.PI)
  return { direction: turn < 0 ? turn + 1 : turn, distance: Math.min(1, Math.max(0, distance)) }
}

/** Grows only by doubling, because a radius that followed the distance would reveal it. */
function radiusAround(metres: number, least: number): number {
  let radius = least
  while (radius < metres) radius *= 2
  return radius
}
