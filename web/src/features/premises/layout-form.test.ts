import { describe, expect, it } from 'vitest'
import { canBeBookedTogether, withArea, withAreas, withChoice } from './layout-form.ts'

const area = (place: number, name = `Area ${place}`) => ({ place, name, sharedBy: null })

describe('two spaces at a time', () => {
  const upstairs = { own: [0], shared: [2] }
  it('is possible where they only share', () => {
    expect(canBeBookedTogether(upstairs, { own: [1], shared: [2] })).toBe(true)
  })
  it('is not where one has alone what the other has or shares', () => {
    expect(canBeBookedTogether(upstairs, { own: [0, 1], shared: [] })).toBe(false)
    expect(canBeBookedTogether(upstairs, { own: [1, 2], shared: [] })).toBe(false)
    expect(canBeBookedTogether({ own: [1, 2], shared: [] }, upstairs)).toBe(false)
  })
})

it('puts a new area at a place that no saved one has, as long as there is one', () => {
  expect(withArea([area(0)], [{ place: 0 }, { place: 1 }]).at(-1)?.place).toBe(2)
  const all = Array.from({ length: 32 }, (_, place) => area(place))
  expect(withArea(all.slice(0, 31), all).at(-1)?.place).toBe(31)
  expect(withArea(all, all)).toHaveLength(32)
})

it('keeps the whole house whole, and takes from the others what is gone', () => {
  const areas = [area(0), area(1)]
  const spaces = [
    { id: 'house', own: [0, 1], shared: [] },
    { id: 'room', own: [1], shared: [] },
  ]
  expect(withAreas({ areas, spaces }, [area(0), area(2)]).spaces).toEqual([
    { id: 'house', own: [0, 2], shared: [] },
    { id: 'room', own: [], shared: [] },
  ])
})

it('has an area in one way at a time', () => {
  expect(withChoice({ own: [0, 2], shared: [] }, 2, 'shared')).toEqual({ own: [0], shared: [2] })
  expect(withChoice({ own: [2], shared: [1] }, 1, 'own')).toEqual({ own: [1, 2], shared: [] })
})
