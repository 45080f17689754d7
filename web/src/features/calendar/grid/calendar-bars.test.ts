import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { describe, expect, it } from 'vitest'
import { barsOf, hiddenOn, lookOf } from './calendar-bars.ts'

type Held = HostCalendar['held'][number]
const hold = (id: string, kind: Held['kind'], label = ''): Held => ({
  id,
  kind,
  label,
  startsAt: '',
  endsAt: '',
  callAt: null,
  wrapAt: null,
  bookingId: null,
  state: null,
  crew: null,
  heldUntil: '',
  stays: false,
  space: null,
  series: null,
})
const week = (...holds: string[][]) =>
  Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${15 + index}`,
    price: 1,
    isOverride: false,
    isWeekend: false,
    state: (holds[index]?.length ?? 0) > 0 ? ('taken' as const) : ('free' as const),
    holds: holds[index] ?? [],
  }))

describe('the look of a bar', () => {
  it('is that of the booking’s badge, and gray for what is over, merely held or imported', () => {
    const booking = (state: Held['state']) => lookOf({ kind: 'booking', state })
    expect([booking('confirmed'), booking('pending'), booking('completed'), booking(null)]).toEqual([
      'confirmed',
      'pending',
      'other',
      'other',
    ])
    expect(lookOf({ kind: 'import', state: null })).toBe('other')
    expect(lookOf({ kind: 'block', state: null })).toBe('block')
  })
})

describe('bars of a week', () => {
  it('joins neighboring blocks with one note, and keeps others apart', () => {
    const bars = barsOf(week([], ['a'], ['b'], ['c']), [
      hold('a', 'block', 'Paint'),
      hold('b', 'block', 'Paint'),
      hold('c', 'block', 'Floor'),
    ])
    expect(bars.map(({ label, start, span, lane }) => [label, start, span, lane])).toEqual([
      ['Paint', 1, 2, 0],
      ['Floor', 3, 1, 0],
    ])
  })

  it('never joins two bookings', () => {
    expect(barsOf(week(['a'], ['b']), [hold('a', 'booking'), hold('b', 'booking')])).toHaveLength(2)
  })

  it('puts what shares a day above one another, and counts what is too many', () => {
    const bars = barsOf(week(['a', 'b', 'c'], ['c']), [
      hold('a', 'booking'),
      hold('b', 'booking'),
      hold('c', 'booking'),
    ])
    expect(bars.map(({ lane, span }) => [lane, span])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ])
    expect([hiddenOn(bars, 0), hiddenOn(bars, 1), hiddenOn(bars, 2)]).toEqual([1, 1, 0])
  })
})
