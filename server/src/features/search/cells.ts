/** The grid that "near" looks through: squares of a twentieth of a degree, numbered from the south pole eastwards. */
const PER_DEGREE = 20
const COLUMNS = 360 * PER_DEGREE
const KM_PER_DEGREE = 111.2

export type Around = { lat: number; lng: number; km: number }

export function cellOf(lat: number, lng: number): number {
  return rowOf(lat) * COLUMNS + columnOf(lng)
}

/** Every square that a circle touches, and one more on each side: points are stored in single precision. */
export function cellsAround({ lat, lng, km }: Around): number[] {
  const tall = km / KM_PER_DEGREE
  const wide = tall / lengthOfLongitude(lat)
  const cells: number[] = []
  for (let row = rowOf(lat - tall) - 1; row <= rowOf(lat + tall) + 1; row++)
    for (let column = columnOf(lng - wide) - 1; column <= columnOf(lng + wide) + 1; column++)
      cells.push(row * COLUMNS + column)
  return cells
}

/** How much narrower a degree of longitude is here than at the equator. */
export function lengthOfLongitude(lat: number): number {
  return Math.max(0.05, Math.cos((lat * Math.PI) / 180))
}

export const kmPerDegree = KM_PER_DEGREE

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * PER_DEGREE)
}

function columnOf(lng: number): number {
  return Math.floor((lng + 180) * PER_DEGREE)
}
