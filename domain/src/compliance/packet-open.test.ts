import { describe, expect, it } from 'vitest'
import { BOOKING_STATES } from '../booking/process.ts'
import { isPacketOpen } from './packet-open.ts'

const endsAt = new Date('2026-12-07T21:00:00Z')

describe('a packet', () => {
  it('is open until a week after the end, to the instant', () => {
    expect(isPacketOpen({ state: 'completed', endsAt, now: new Date('2026-12-14T20:59:59.999Z') })).toBe(true)
    expect(isPacketOpen({ state: 'completed', endsAt, now: new Date('2026-12-14T21:00:00Z') })).toBe(false)
  })

  it('is open for confirmed and completed bookings only', () => {
    const open = BOOKING_STATES.filter((state) =>
      isPacketOpen({ state, endsAt, now: new Date('2026-12-01T00:00:00Z') }),
    )
    expect([...open].sort()).toEqual(['completed', 'confirmed'])
  })
})
