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
  full: null,
  series: null,
})
const week = (...holds: string[][]) =>
  Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${15 + index}`,
    price: 1,
    isOverride: false,
    hourly: 12_000,
    isHourlyOverride: false,
    isWeekend: false,
    state: (holds[index]?.length ?? 0) > 0 ? ('taken' as const) : ('free' as const),
    holds: holds[index] ?? [],
  }))

describe('the look of a bar', () => {
  it('is that of the booking’s badge, and gray for what is over, merely held or imported', () => {
    const booking = (state: Held['state']) => lookOf({ kind: 'booking', state, space: null })
    expect([booking('confirmed'), booking('pending'), booking('completed'), booking(null)]).toEqual([
      'confirmed',
      'pending',
      'other',
      'other',
    ])
    expect(lookOf({ kind: 'import', state: null, space: null })).toBe('import')
    expect(lookOf({ kind: 'block', state: null, space: null })).toBe('block')
    expect(lookOf({ kind: 'booking', state: 'confirmed', space: 'Kitchen' })).toBe('block')
  })
})

describe('bars of a week', () => {
  it('joins neighboring blocks with one note, and keeps others apart', () => {
    const bars = barsOf(week([], ['a'], ['b'], ['c']), [
      hold('a', 'block', 'Paint'),
      hold('b', 'block', 'Paint'),
      hold('c', 'block', 'Floor'),
    ])
    expect(bars.map(({ hold: one, start, span, lane }) => [one.label, start, span, lane])).toEqual([
      ['Paint', 1, 2, 0],
      ['Floor', 3, 1, 0],
    ])
  })

  it('never joins two bookings', () => {
    expect(barsOf(week(['a'], ['b']), [hold('a', 'booking'), hold('b', 'booking')])).toHaveLength(2)
  })

  it('draws what a day has no room for on its other days, and counts it there', () => {
    const days = week(['a', 'b', 'c'], ['c'], ['c', 'd'])
    const bars = barsOf(days, [
      hold('a', 'booking'),
      hold('b', 'booking'),
      hold('c', 'import'),
      hold('d', 'booking'),
    ])
    expect(bars.map(({ hold: one, start, span, lane }) => [one.id, start, span, lane])).toEqual([
      ['a', 0, 1, 0],
      ['b', 0, 1, 1],
      ['c', 1, 2, 0],
      ['d', 2, 1, 1],
    ])
    expect([hiddenOn(days, bars, 0), hiddenOn(days, bars, 1), hiddenOn(days, bars, 2)]).toEqual([1, 0, 0])
  })
})
