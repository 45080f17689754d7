import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Masks } from '../calendar/areas.ts'
import type { Area, Layout } from './layout.ts'
import { checkLayout } from './layout.ts'
import { type Held, rearrange } from './rearrange.ts'

const WHOLE = 0xffffffff
const area = (place: number, sharedBy: number | null = null): Area => ({
  place,
  name: `Area ${place}`,
  sharedBy,
})
const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour))

function held(
  id: string,
  spaceId: string,
  hours: [number, number],
  areas: [number, number][],
  over: Partial<Held> = {},
): Held {
  const [from, to] = hours
  return {
    id,
    spaceId,
    startsAt: at(from),
    endsAt: at(to),
    isKept: true,
    followsSpace: true,
    areas: new Map(areas),
    ...over,
  }
}

const changedOf = (result: ReturnType<typeof rearrange>) => {
  if (!result.ok) throw new Error(`${result.reason}: ${result.area}`)
  return new Map(result.changed.map(({ id, areas }) => [id, Object.fromEntries(areas)]))
}

const ONE_AREA: Layout = { areas: [area(0)], spaces: [{ id: 'house', own: [0], shared: [] }] }

describe('dividing a house', () => {
  it('leaves a booking of all of it with all of it, whatever its listing becomes', () => {
    const after = {
      areas: [area(0), area(1), area(2, 3)],
      spaces: [{ id: 'house', own: [1], shared: [2] }],
    }
    const changed = changedOf(rearrange(ONE_AREA, after, [held('a', 'house', [9, 12], [[0, WHOLE]])]))
    expect(changed.get('a')).toEqual({ 0: WHOLE, 1: WHOLE, 2: WHOLE })
  })

  it('lets bookings of two spaces keep theirs when both get a shared driveway', () => {
    const before = {
      areas: [area(0), area(1)],
      spaces: [
        { id: 'up', own: [0], shared: [] },
        { id: 'down', own: [1], shared: [] },
      ],
    }
    const after = {
      areas: [...before.areas, area(2, 2)],
      spaces: before.spaces.map((space) => ({ ...space, shared: [2] })),
    }
    const changed = changedOf(
      rearrange(before, after, [
        held('a', 'up', [9, 12], [[0, WHOLE]]),
        held('b', 'down', [10, 14], [[1, WHOLE]]),
      ]),
    )
    expect(changed.get('a')).toEqual({ 0: WHOLE, 2: 1 })
    expect(changed.get('b')).toEqual({ 1: WHOLE, 2: 2 })
  })

  it('is refused where two bookings would have one area at a time', () => {
    const before = {
      areas: [area(0), area(1), area(2)],
      spaces: [
        { id: 'up', own: [0], shared: [] },
        { id: 'down', own: [1], shared: [] },
      ],
    }
    const after = { ...before, spaces: before.spaces.map((space) => ({ ...space, own: [...space.own, 2] })) }
    const both = [held('a', 'up', [9, 12], [[0, WHOLE]]), held('b', 'down', [11, 14], [[1, WHOLE]])]
    expect(rearrange(before, after, both)).toMatchObject({
      ok: false,
      reason: 'areas_collide',
      area: 'Area 2',
      spaceId: 'down',
      at: at(11),
    })
    const apart = [both[0] as Held, held('b', 'down', [12, 14], [[1, WHOLE]])]
    expect(rearrange(before, after, apart).ok).toBe(true)
    const blocked = [both[0] as Held, { ...(both[1] as Held), isKept: false }]
    expect(changedOf(rearrange(before, after, blocked)).get('b')).toBeUndefined()
  })

  it('takes no area away that is booked, and frees what was only blocked', () => {
    const before = {
      areas: [area(0), area(1)],
      spaces: [{ id: 'all', own: [0, 1], shared: [] }],
    }
    const after = { areas: [area(0)], spaces: [{ id: 'all', own: [0], shared: [] }] }
    const booked = held(
      'a',
      'all',
      [9, 12],
      [
        [0, WHOLE],
        [1, WHOLE],
      ],
    )
    expect(rearrange(before, after, [booked])).toMatchObject({ reason: 'area_booked', area: 'Area 1' })
    expect(changedOf(rearrange(before, after, [{ ...booked, isKept: false }])).get('a')).toEqual({ 0: WHOLE })
    const garage = held('b', 'all', [9, 12], [[1, WHOLE]], { isKept: false })
    expect(changedOf(rearrange(before, after, [garage])).get('b')).toEqual({})
  })

  it('moves crews closer together when fewer may share an area, and refuses when they do not fit', () => {
    const layout = (sharedBy: number): Layout => ({
      areas: [area(0), area(1), area(2), area(3, sharedBy)],
      spaces: ['a', 'b', 'c'].map((id, own) => ({ id, own: [own], shared: [3] })),
    })
    const crew = (id: string, own: number, part: number, hours: [number, number]) =>
      held(id, id, hours, [
        [own, WHOLE],
        [3, part],
      ])
    const early = [crew('a', 0, 1, [9, 12]), crew('b', 1, 2, [9, 12]), crew('c', 2, 4, [12, 14])]
    expect(changedOf(rearrange(layout(3), layout(2), early)).get('c')).toEqual({ 2: WHOLE, 3: 1 })
    const together = early.map((hold) => ({ ...hold, startsAt: at(9), endsAt: at(12) }))
    expect(rearrange(layout(3), layout(2), together)).toMatchObject({
      reason: 'areas_collide',
      area: 'Area 3',
    })
  })
})

const layouts = fc
  .record({
    shares: fc.array(fc.option(fc.integer({ min: 2, max: 4 }), { nil: null }), {
      minLength: 1,
      maxLength: 5,
    }),
    picks: fc.array(fc.array(fc.constantFrom('own', 'shared', 'none'), { minLength: 5, maxLength: 5 }), {
      minLength: 3,
      maxLength: 3,
    }),
  })
  .map(({ shares, picks }): Layout => {
    const areas = shares.map((sharedBy, place) => area(place, sharedBy))
    return {
      areas,
      spaces: picks.map((pick, index) => {
        const own = areas.filter(({ place }) => pick[place] === 'own').map(({ place }) => place)
        const shared = areas
          .filter(({ place, sharedBy }) => pick[place] === 'shared' && sharedBy !== null)
          .map(({ place }) => place)
        const some = own.length > 0 ? own : [index % areas.length]
        return { id: `space ${index}`, own: some, shared: shared.filter((place) => !some.includes(place)) }
      }),
    }
  })

const wishes = fc.array(
  fc.record({
    space: fc.integer({ min: 0, max: 2 }),
    from: fc.integer({ min: 0, max: 20 }),
    hours: fc.integer({ min: 1, max: 6 }),
    isKept: fc.boolean(),
  }),
  { maxLength: 12 },
)

/** As the database files them: what is free of its space's areas, or not at all. */
function fileAll(
  layout: Layout,
  wanted: { space: number; from: number; hours: number; isKept: boolean }[],
): Held[] {
  const filed: Held[] = []
  for (const [index, { space, from, hours, isKept }] of wanted.entries()) {
    const { id, own, shared } = layout.spaces[space] as Layout['spaces'][number]
    const others = filed.filter((one) => one.startsAt < at(from + hours) && one.endsAt > at(from))
    const taken = (place: number) => others.reduce((all, one) => all | (one.areas.get(place) ?? 0), 0)
    const areas: Masks = new Map(own.map((place) => [place, WHOLE]))
    let isFree = own.every((place) => taken(place) === 0)
    for (const place of shared) {
      const by = layout.areas[place]?.sharedBy ?? 0
      const bit = Array.from({ length: by }, (_, each) => each).find(
        (each) => (taken(place) & (1 << each)) === 0,
      )
      if (bit === undefined) isFree = false
      else areas.set(place, (1 << bit) >>> 0)
    }
    if (isFree) filed.push({ ...held(`${index}`, id, [from, from + hours], []), areas, isKept })
  }
  return filed
}

describe('any house, divided in any other way', () => {
  it('has no area twice at a time, and no booking with less than it had', () => {
    fc.assert(
      fc.property(layouts, layouts, wishes, (before, after, wanted) => {
        fc.pre(checkLayout(before) === null && checkLayout(after) === null)
        const filed = fileAll(before, wanted)
        const result = rearrange(before, after, filed)
        if (!result.ok) return
        const now = filed.map((hold) => ({
          ...hold,
          areas: result.changed.find(({ id }) => id === hold.id)?.areas ?? hold.areas,
        }))
        for (const [index, one] of now.entries()) {
          for (const other of now.slice(index + 1))
            if (one.startsAt < other.endsAt && one.endsAt > other.startsAt)
              for (const [place, mask] of one.areas)
                expect((mask & (other.areas.get(place) ?? 0)) >>> 0).toBe(0)
          const had = (filed[index] as Held).areas
          if (one.isKept)
            for (const [place, mask] of had) {
              expect(one.areas.has(place)).toBe(true)
              if (mask === WHOLE) expect(one.areas.get(place)).toBe(WHOLE)
            }
          for (const place of one.areas.keys()) expect(place).toBeLessThan(after.areas.length)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
