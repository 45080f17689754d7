import type { LatLng } from './projection.ts'

const METERS_PER_DEGREE = 111_320
/** About a tenth of a meter: what a map can tell apart. */
const DIGITS = 6

export function moveBy({ lat, lng }: LatLng, east: number, north: number): LatLng {
  const narrow = Math.cos((lat * Math.PI) / 180)
  return {
    lat: Number((lat + north / METERS_PER_DEGREE).toFixed(DIGITS)),
    lng: Number((lng + east / (METERS_PER_DEGREE * narrow)).toFixed(DIGITS)),
  }
}
