import { metresBetween, movePoint, type Point } from '../geo/distance.ts'
import type { PrivacyLevel } from './options.ts'

/** Two numbers from 0 to 1 that belong to one listing for good, and that nobody can work out from its id. */
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
  /** The postal code's centre, or the city's where there is no better. */
  centre: Point
  isCityCentre: boolean
  bearing: Bearing
}

/** What everyone may see instead of the exact point. The exact one always lies within the circle. */
export function shownPoint({ privacyLevel, exact, centre, isCityCentre, bearing }: Facts): ShownPoint {
  if (privacyLevel === 'enhanced') {
    const metres = NEAREST_M + bearing.distance * (FARTHEST_M - NEAREST_M)
    return { ...movePoint(exact, bearing.direction * 2 * Math.PI, metres), radiusM: ENHANCED_RADIUS_M }
  }
  const least = isCityCentre ? CITY_RADIUS_M : POSTAL_RADIUS_M
  return { lat: centre.lat, lng: centre.lng, radiusM: radiusAround(metresBetween(centre, exact), least) }
}

/** Grows in doublings only: a radius that followed the distance would give the distance away. */
function radiusAround(metres: number, least: number): number {
  let radius = least
  while (radius < metres) radius *= 2
  return radius
}
