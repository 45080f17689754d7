import type { Masks } from '../calendar/areas.ts'
import type { TimeRange } from '../calendar/ranges.ts'
import type { Area, Layout } from './layout.ts'

/** Time of the house that is taken, from now on. */
export type Held = TimeRange & {
  id: string
  /** The space through which it was taken. */
  spaceId: string
  /** A booking, or time of one that its host canceled: nobody takes it away. */
  isKept: boolean
  /** False where it follows the areas that somebody chose for it, as a feed may. */
  followsSpace: boolean
  areas: Masks
}

export type Rearranged =
  | {
      ok: true
      /** Holds whose areas change, with what they have then; none left: the hold goes. */
      changed: { id: string; areas: Masks }[]
    }
  /** A booking has an area that is to go, or two would have one area at a time. */
  | { ok: false; reason: 'area_booked' | 'areas_collide'; area: string; spaceId: string; at: Date }

const WHOLE = 0xffffffff

/**
 * What is held under the areas of before, under those of now. What was booked stays booked: a hold keeps each of its
 * areas, gets those that its space gets, and all of the house where it had all of it.
 */
export function rearrange(before: Layout, after: Layout, held: readonly Held[]): Rearranged {
  const kept: Held[] = []
  for (const hold of held) {
    const areas = keptOf(hold, after.areas)
    const lost = [...hold.areas.keys()].find((place) => !areas.has(place))
    if (lost !== undefined && hold.isKept && !after.areas.some(({ place }) => place === lost))
      return refused('area_booked', nameOf(before.areas, lost), hold)
    kept.push({ ...hold, areas })
  }
  // Bookings first: a block takes of new areas what they leave.
  const order = [...held.keys()].sort((one, other) => {
    const [first, second] = [held[one] as Held, held[other] as Held]
    return (
      Number(second.isKept) - Number(first.isKept) || first.startsAt.getTime() - second.startsAt.getTime()
    )
  })
  for (const index of order) {
    const [was, now] = [held[index] as Held, kept[index] as Held]
    const others = kept.filter(
      (one) => one.id !== now.id && one.startsAt < now.endsAt && one.endsAt > now.startsAt,
    )
    for (const { place, alone, area } of gainsOf(was, now, before, after)) {
      const taken = others.reduce((all, one) => all | (one.areas.get(place) ?? 0), 0) >>> 0
      const wanted = alone ? WHOLE : lowestFree(taken, area.sharedBy ?? 0)
      if (wanted !== 0 && (taken & wanted) === 0) now.areas.set(place, wanted)
      else if (now.isKept) return refused('areas_collide', area.name, now)
    }
  }
  return {
    ok: true,
    changed: kept
      .filter(({ areas }, index) => !isSame(areas, (held[index] as Held).areas))
      .map(({ id, areas }) => ({ id, areas })),
  }
}

function refused(reason: 'area_booked' | 'areas_collide', area: string, hold: Held): Rearranged {
  return { ok: false, reason, area, spaceId: hold.spaceId, at: hold.startsAt }
}

/** Without what is gone, and without a part of a shared area that fewer crews share now. */
function keptOf({ areas }: Held, after: readonly Area[]): Masks {
  const kept: Masks = new Map()
  for (const [place, mask] of areas) {
    const area = after.find((one) => one.place === place)
    if (area && (mask === WHOLE || area.sharedBy === null || (mask & ~partsOf(area.sharedBy)) === 0))
      kept.set(place, mask)
  }
  return kept
}

type Gain = { place: number; alone: boolean; area: Area }

function gainsOf(was: Held, now: Held, before: Layout, after: Layout): Gain[] {
  const hadAll = before.areas.every(({ place }) => was.areas.get(place) === WHOLE)
  const spaceBefore = before.spaces.find(({ id }) => id === was.spaceId)
  const space = after.spaces.find(({ id }) => id === was.spaceId)
  return after.areas.flatMap((area): Gain[] => {
    const { place } = area
    if (now.areas.has(place)) return []
    const isNew = !before.areas.some((one) => one.place === place)
    const lostItsPart = was.areas.has(place)
    if (hadAll && isNew && was.followsSpace) return [{ place, alone: true, area }]
    const had = spaceBefore?.own.includes(place) || spaceBefore?.shared.includes(place)
    if (!lostItsPart && (had || !was.followsSpace)) return []
    if (!lostItsPart && space?.own.includes(place)) return [{ place, alone: true, area }]
    return lostItsPart || space?.shared.includes(place) ? [{ place, alone: false, area }] : []
  })
}

function lowestFree(taken: number, count: number): number {
  for (let bit = 0; bit < count; bit++) if ((taken & (1 << bit)) === 0) return (1 << bit) >>> 0
  return 0
}

function partsOf(count: number): number {
  return (2 ** count - 1) >>> 0
}

function nameOf(areas: readonly Area[], place: number): string {
  return areas.find((one) => one.place === place)?.name ?? ''
}

function isSame(one: Masks, other: Masks): boolean {
  return one.size === other.size && [...one].every(([place, mask]) => other.get(place) === mask)
}
