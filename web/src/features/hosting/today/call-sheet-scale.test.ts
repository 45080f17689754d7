import { describe, expect, it } from 'vitest'
import { minuteOf, placeHolds, placeOf, type SheetListing, scaleOf, ticksOf } from './call-sheet-scale.ts'

const listing = (over: Partial<SheetListing> = {}): SheetListing => ({
  id: 'a',
  title: 'Loft',
  sharedBy: null,
  cover: { id: 'p', alt: '', width: 3, height: 2, color: '#000', widths: [320], avif: false },
  timeZone: 'America/New_York',
  today: '2026-11-15',
  isClosed: false,
  opensAt: '2026-11-15T13:00:00Z',
  closesAt: '2026-11-16T03:00:00Z',
  holds: [],
  ...over,
})
const hold = (startsAt: string, endsAt: string, heldUntil = endsAt) => ({
  kind: 'booking' as const,
  startsAt,
  endsAt,
  callAt: startsAt,
  wrapAt: endsAt,
  heldUntil,
  label: 'Halden',
  bookingId: null,
  crew: 6,
})

describe('the hours of a call sheet', () => {
  it('reach from the earliest opening to the latest closing', () => {
    expect(scaleOf([listing()])).toEqual({ from: 480, to: 1320, step: 120 })
    const late = listing({ opensAt: '2026-11-15T15:30:00Z', closesAt: '2026-11-16T05:00:00Z' })
    expect(scaleOf([late])).toEqual({ from: 600, to: 1440, step: 120 })
    expect(scaleOf([late, listing()])).toEqual({ from: 480, to: 1440, step: 120 })
  })

  it('are a whole number of steps, and few enough to read', () => {
    const short = listing({ opensAt: '2026-11-15T14:00:00Z', closesAt: '2026-11-15T17:30:00Z' })
    expect(ticksOf(scaleOf([short])).map(({ label }) => label)).toEqual([
      '9\u00a0AM',
      '10\u00a0AM',
      '11\u00a0AM',
      '12\u00a0PM',
      '1\u00a0PM',
    ])
    const round = listing({ opensAt: '2026-11-15T05:00:00Z', closesAt: '2026-11-16T05:00:00Z' })
    const ticks = ticksOf(scaleOf([round]))
    expect(ticks).toHaveLength(9)
    expect([ticks[0], ticks.at(-1)]).toEqual([
      { minute: 0, left: 0, label: '12\u00a0AM' },
      { minute: 1440, left: 100, label: '12\u00a0AM' },
    ])
  })

  it('are those of each space: ten in the morning is at ten in every row', () => {
    const west = listing({ timeZone: 'America/Los_Angeles' })
    expect(minuteOf(west, '2026-11-15T18:00:00Z')).toBe(600)
    expect(minuteOf(listing(), '2026-11-15T15:00:00Z')).toBe(600)
    expect(minuteOf(listing(), '2026-11-15T04:00:00Z')).toBe(-60)
  })
})

describe('what takes time on a call sheet', () => {
  const scale = { from: 480, to: 1320, step: 120 }

  it('has its place and its turnaround', () => {
    const busy = listing({
      holds: [hold('2026-11-15T14:00:00Z', '2026-11-15T21:00:00Z', '2026-11-15T22:00:00Z')],
    })
    const [placed] = placeHolds(busy, scale)
    expect(placed?.bar?.left).toBeCloseTo(7.14, 2)
    expect(placed?.bar?.width).toBeCloseTo(50, 5)
    expect(placed?.turnaround?.left).toBeCloseTo(57.14, 2)
    expect(placed?.turnaround?.width).toBeCloseTo(7.14, 2)
  })

  it('is cut to the day, and left out where it does not touch it', () => {
    const busy = listing({
      holds: [
        hold('2026-11-14T14:00:00Z', '2026-11-17T03:00:00Z'),
        hold('2026-11-15T05:00:00Z', '2026-11-15T13:00:00Z'),
      ],
    })
    expect(placeHolds(busy, scale).map(({ bar, turnaround }) => [bar, turnaround])).toEqual([
      [{ left: 0, width: 100 }, null],
    ])
  })

  it('shows no now before opening or after closing', () => {
    expect(placeOf(479, scale)).toBeNull()
    expect(placeOf(900, scale)).toBe(50)
    expect(placeOf(1321, scale)).toBeNull()
  })
})
