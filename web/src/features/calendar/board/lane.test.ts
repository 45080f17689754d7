import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { toInstant } from '@roomtone/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laneOf } from './lane.ts'

const ZONE = 'America/New_York'
const DATES = ['2026-11-18', '2026-11-19', '2026-11-20']
type Held = HostCalendar['held'][number]

const at = (day: number, hour: number) =>
  toInstant({ date: `2026-11-${18 + day}`, minutes: hour * 60 }, ZONE).toISOString()

function held(id: string, from: string, to: string, over: Partial<Held> = {}): Held {
  return {
    id,
    kind: 'import',
    label: '',
    startsAt: from,
    endsAt: to,
    callAt: null,
    wrapAt: null,
    bookingId: null,
    state: null,
    crew: null,
    heldUntil: to,
    stays: false,
    space: null,
    full: null,
    series: null,
    ...over,
  }
}

const calendar = (holds: Held[], secondHolds: HostCalendar['secondHolds'] = []): HostCalendar => ({
  timeZone: ZONE,
  today: '2026-11-18',
  days: [],
  held: holds,
  secondHolds,
  seesBookings: true,
  rentsBy: 'both',
})
const rounded = (share: number) => Math.round(share * 100) / 100

describe('the lane of a space', () => {
  it('draws hours where the clock has them, with prep, strike and turnaround around the shoot', () => {
    const booking = held('a', at(0, 9), at(0, 17), {
      kind: 'booking',
      callAt: at(0, 10),
      wrapAt: at(0, 16),
      heldUntil: at(0, 18),
    })
    const { pieces, hatches } = laneOf(calendar([booking]), DATES)
    expect(
      pieces.map(({ column, span, top, height }) => [column, span, rounded(top), rounded(height)]),
    ).toEqual([[0, 1, 0.14, 0.43]])
    expect(hatches.map(({ top, height }) => [rounded(top), rounded(height)])).toEqual([
      [0.07, 0.07],
      [0.57, 0.14],
    ])
  })

  it('draws one bar over days that are taken as a whole, and joins days blocked for one reason', () => {
    const { pieces } = laneOf(
      calendar([
        held('a', at(0, 0), at(1, 0), { kind: 'block', label: 'Family' }),
        held('b', at(1, 0), at(2, 0), { kind: 'block', label: 'Family' }),
        held('c', at(2, 0), at(3, 0), { kind: 'block', label: 'Floors' }),
      ]),
      DATES,
    )
    expect(pieces.map(({ column, span }) => [column, span])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })

  it('keeps a third that shares a day on its other days, and counts what did not fit', () => {
    const { pieces, more } = laneOf(
      calendar([
        held('a', at(0, 9), at(0, 10)),
        held('b', at(0, 9), at(0, 11)),
        held('c', at(0, 12), at(0, 13)),
        held('d', at(0, 14), at(2, 12)),
      ]),
      DATES,
    )
    expect(pieces.filter(({ column }) => column === 0)).toHaveLength(2)
    expect(more).toEqual(new Map([[0, 2]]))
    expect(pieces.filter(({ held: one }) => one?.id === 'd').map(({ column }) => column)).toEqual([1, 2])
  })

  it('shows who waits beside who has the time', () => {
    const waiting = {
      id: 'w',
      startsAt: at(0, 9),
      endsAt: at(0, 15),
      bookingId: null,
      guest: 'Leo',
      production: '',
      until: null,
    }
    const { pieces } = laneOf(calendar([held('a', at(0, 9), at(0, 15))], [waiting]), DATES)
    expect(pieces.map(({ look, top }) => [look, top])).toEqual([
      ['import', 0],
      ['second', 0.5],
    ])
  })

  it('never loses one, never draws two over each other, and stays inside', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 71 }), fc.integer({ min: 1, max: 30 })), {
      maxLength: 7,
    })
    fc.assert(
      fc.property(times, (list) => {
        const holds = list.map(([from, hours], index) => held(`${index}`, at(0, from), at(0, from + hours)))
        const { pieces, more } = laneOf(calendar(holds), DATES)
        for (const [column] of DATES.entries()) {
          const drawn = pieces.filter((piece) => piece.column <= column && column < piece.column + piece.span)
          const touching = list.filter(
            ([from, hours]) => from < column * 24 + 24 && from + hours > column * 24,
          )
          expect(drawn.length + (more.get(column) ?? 0)).toBe(touching.length)
          const inOrder = drawn
            .map(({ top, height }) => [top, top + height] as const)
            .sort(([a], [b]) => a - b)
          for (const [index, [top, bottom]] of inOrder.entries()) {
            expect(top).toBeGreaterThanOrEqual(0)
            expect(bottom).toBeLessThanOrEqual(1.0001)
            expect((inOrder[index + 1]?.[0] ?? 1) - bottom).toBeGreaterThan(-0.0001)
          }
        }
      }),
    )
  })
})
