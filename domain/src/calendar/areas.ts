import type { TimeRange } from './ranges.ts'

/**
 * Areas of a house by their places, 0 to 31. Each has 32 integers of its own in the database: a crew that has an area
 * alone takes them all, crews that share it take one each.
 */
export type Areas = readonly number[]

export const AREAS_MAX = 32
const INTEGERS = 32

export type HeldAreas = TimeRange & { areas: Areas }

/** Every area of which anything is taken, from what PostgreSQL writes: `{[0,32),[64,65)}`. */
export function areasOf(multirange: string): number[] {
  const places = new Set<number>()
  for (const [, from, to] of multirange.matchAll(/\[(\d+),(\d+)\)/g))
    for (let place = Math.floor(Number(from) / INTEGERS); place * INTEGERS < Number(to); place++)
      places.add(place)
  return [...places].sort((one, other) => one - other)
}

/** These areas alone, for PostgreSQL. */
export function wholeAreas(places: Areas): string {
  return `{${places.map((place) => `[${place * INTEGERS},${(place + 1) * INTEGERS})`).join(',')}}`
}

/** What so many crews may share of an area, for PostgreSQL. */
export function sharedAreas(shared: readonly { place: number; by: number }[]): string {
  return `{${shared.map(({ place, by }) => `[${place * INTEGERS},${place * INTEGERS + by})`).join(',')}}`
}

/** What is taken of each area, by its place: a bit for each of its 32 integers. */
export type Masks = Map<number, number>

/** From what PostgreSQL writes. */
export function masksOf(multirange: string): Masks {
  const masks: Masks = new Map()
  for (const [, from, to] of multirange.matchAll(/\[(\d+),(\d+)\)/g))
    for (let at = Number(from); at < Number(to); at++) {
      const place = Math.floor(at / INTEGERS)
      masks.set(place, ((masks.get(place) ?? 0) | (1 << (at % INTEGERS))) >>> 0)
    }
  return masks
}

/** For PostgreSQL. */
export function takenAreas(masks: Masks): string {
  const integers = [...masks].flatMap(([place, mask]) =>
    Array.from({ length: INTEGERS }, (_, bit) => bit)
      .filter((bit) => (mask & (1 << bit)) !== 0)
      .map((bit) => `[${place * INTEGERS + bit},${place * INTEGERS + bit + 1})`),
  )
  return `{${integers.join(',')}}`
}

/** Of these areas and that time, what nothing else has: by start, in as few pieces as possible. */
export function freeParts(within: TimeRange, areas: Areas, held: readonly HeldAreas[]): HeldAreas[] {
  const touching = held.filter((hold) => hold.startsAt < within.endsAt && hold.endsAt > within.startsAt)
  const turns = [within.startsAt, within.endsAt, ...touching.flatMap((hold) => [hold.startsAt, hold.endsAt])]
    .map((turn) => turn.getTime())
    .filter((turn) => turn >= within.startsAt.getTime() && turn <= within.endsAt.getTime())
  const instants = [...new Set(turns)].sort((one, other) => one - other)
  const parts: HeldAreas[] = []
  for (const [index, from] of instants.slice(0, -1).entries()) {
    const part = { startsAt: new Date(from), endsAt: new Date(instants[index + 1] as number) }
    const taken = touching.filter((hold) => hold.startsAt < part.endsAt && hold.endsAt > part.startsAt)
    const free = areas.filter((place) => !taken.some((hold) => hold.areas.includes(place)))
    const last = parts.at(-1)
    if (free.length === 0) continue
    if (last && last.endsAt.getTime() === from && last.areas.join() === free.join()) last.endsAt = part.endsAt
    else parts.push({ ...part, areas: free })
  }
  return parts
}
