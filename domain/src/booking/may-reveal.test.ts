import { describe, expect, it } from 'vitest'
import { mayReveal } from './may-reveal.ts'
import { BOOKING_STATES } from './process.ts'

const endsAt = new Date('2027-03-01T18:00:00Z')
const now = new Date('2027-02-01T12:00:00Z')

describe('who is shown the address', () => {
  it('both sides, once it is confirmed, and nobody before, or after it was canceled', () => {
    for (const party of ['guest', 'host'] as const)
      expect(BOOKING_STATES.filter((state) => mayReveal({ party, state, endsAt, now }))).toEqual([
        'confirmed',
        'completed',
      ])
  })

  it('guests keep it for thirty days after the end, hosts forever', () => {
    const last = new Date('2027-03-31T18:00:00Z')
    const later = new Date(last.getTime() + 1)
    const asked = { state: 'completed', endsAt } as const
    expect(mayReveal({ ...asked, party: 'guest', now: last })).toBe(true)
    expect(mayReveal({ ...asked, party: 'guest', now: later })).toBe(false)
    expect(mayReveal({ ...asked, party: 'host', now: later })).toBe(true)
  })

  it('is nothing for admins', () => {
    expect(mayReveal({ party: 'admin', state: 'confirmed', endsAt, now })).toBe(false)
  })
})
