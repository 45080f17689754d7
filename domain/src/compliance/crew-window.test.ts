import { describe, expect, it } from 'vitest'
import type { BookingState } from '../booking/process.ts'
import { crewLinkStanding, crewWindow } from './crew-window.ts'

const startsAt = new Date('2026-12-07T17:00:00Z')
const endsAt = new Date('2026-12-07T21:00:00Z')
const at = (iso: string, state: BookingState = 'confirmed') =>
  crewLinkStanding({ state, startsAt, endsAt, hoursBefore: 48, now: new Date(iso) })

describe('the window of a crew link', () => {
  it('opens as many hours before as the host chose and closes half a day after', () => {
    expect(crewWindow({ startsAt, endsAt, hoursBefore: 48 })).toEqual({
      opensAt: new Date('2026-12-05T17:00:00Z'),
      closesAt: new Date('2026-12-08T09:00:00Z'),
    })
  })

  it('is early, open and over on the instant', () => {
    expect(at('2026-12-05T16:59:59.999Z')).toBe('early')
    expect(at('2026-12-05T17:00:00Z')).toBe('open')
    expect(at('2026-12-08T08:59:59.999Z', 'completed')).toBe('open')
    expect(at('2026-12-08T09:00:00Z', 'completed')).toBe('over')
  })

  it.each(['pending', 'cancelled', 'declined', 'expired'] as const)('is over for one that is %s', (state) => {
    expect(at('2026-12-06T12:00:00Z', state)).toBe('over')
  })
})
