import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areasOf, freeParts, sharedAreas, wholeAreas } from './areas.ts'

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour))
const during = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

describe('areas', () => {
  it('are read from the integers that PostgreSQL keeps for them', () => {
    expect(areasOf('{[0,32),[65,66)}')).toEqual([0, 2])
    expect(areasOf('{[0,96)}')).toEqual([0, 1, 2])
    expect(areasOf('{}')).toEqual([])
    expect(wholeAreas([0, 2])).toBe('{[0,32),[64,96)}')
    expect(sharedAreas([{ place: 1, by: 4 }])).toBe('{[32,36)}')
    expect(sharedAreas([])).toBe('{}')
  })

  it('are the same after writing and reading them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 31 })), (places) => {
        const sorted = places.sort((one, other) => one - other)
        expect(areasOf(wholeAreas(sorted))).toEqual(sorted)
      }),
    )
  })
})

describe('what is free of some areas', () => {
  it('is all of it where nothing else is', () => {
    expect(freeParts(during(0, 24), [0, 1], [])).toEqual([{ ...during(0, 24), areas: [0, 1] }])
  })

  it('leaves out what others have, by area and time', () => {
    const held = [
      { ...during(9, 17), areas: [1] },
      { ...during(12, 14), areas: [0, 5] },
    ]
    expect(freeParts(during(8, 20), [0, 1], held)).toEqual([
      { ...during(8, 9), areas: [0, 1] },
      { ...during(9, 12), areas: [0] },
      { ...during(14, 17), areas: [0] },
      { ...during(17, 20), areas: [0, 1] },
    ])
  })

  it('covers each free hour of each area once, and no other', () => {
    const hour = fc.nat({ max: 24 })
    const place = fc.nat({ max: 3 })
    const hold = fc
      .record({ from: hour, to: hour, areas: fc.uniqueArray(place, { minLength: 1 }) })
      .filter(({ from, to }) => from < to)
      .map(({ from, to, areas }) => ({ ...during(from, to), areas }))
    fc.assert(
      fc.property(
        fc.array(hold, { maxLength: 6 }),
        fc.uniqueArray(place, { minLength: 1 }),
        (held, areas) => {
          const parts = freeParts(during(2, 22), areas, held)
          for (let from = 0; from < 24; from++)
            for (const area of [0, 1, 2, 3]) {
              const covers = (range: { startsAt: Date; endsAt: Date; areas: readonly number[] }) =>
                range.startsAt <= at(from) && range.endsAt >= at(from + 1) && range.areas.includes(area)
              const isFree = from >= 2 && from < 22 && areas.includes(area) && !held.some(covers)
              expect(parts.filter(covers)).toHaveLength(isFree ? 1 : 0)
            }
        },
      ),
    )
  })
})
