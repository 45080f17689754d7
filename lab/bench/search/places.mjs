import { seeded } from '../../stage/seeded.mjs'

const CITIES = 600
/** A city is this much smaller with its rank: the first of 600 has about one listing in fourteen. */
const EXPONENT = 0.8
const LARGEST = ['90012', '10001', '60601', '77002', '85004', 'M5V', '33101', '98101', '78701', 'H2X', 'V6B']

/** Cities with a postal code each, the largest first, and the share of listings that is in this one or a larger one. */
export async function choosePlaces(geocoder) {
  const random = seeded(7)
  const found = new Map()
  const codes = [...LARGEST]
  while (found.size < CITIES) {
    const code = codes.shift() ?? String(random.int(501, 99950)).padStart(5, '0')
    const located = await geocoder.findPostalCode(code)
    if (!located) continue
    const name = `${located.city}, ${located.region.code}`
    if (!found.has(name)) found.set(name, { ...located, code, name })
  }
  const places = [...found.values()]
  const weights = places.map((_, rank) => (rank + 1) ** -EXPONENT)
  const sum = weights.reduce((total, weight) => total + weight)
  let upTo = 0
  return places.map((place, rank) => {
    upTo += (weights[rank] ?? 0) / sum
    return { ...place, upTo }
  })
}
