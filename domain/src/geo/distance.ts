export type Point = { lat: number; lng: number }

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** Along the surface, as if the earth were a sphere: wrong by half a percent at most. */
export function metresBetween(a: Point, b: Point): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2)
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2)
  const h = sinLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The point this many meters away; the bearing is in radians, clockwise from north. */
export function movePoint({ lat, lng }: Point, bearing: number, metres: number): Point {
  const angle = metres / EARTH_RADIUS_M
  const from = radians(lat)
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  )
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  return { lat: degrees(to), lng: withinWorld(lng + degrees(turn)) }
}

/** The direction of another point, in radians, clockwise from north: the bearing that movePoint takes. */
export function bearingFrom(a: Point, b: Point): number {
  const turn = radians(b.lng - a.lng)
  const [from, to] = [radians(a.lat), radians(b.lat)]
  return Math.atan2(
    Math.sin(turn) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn),
  )
}

function withinWorld(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}
