import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COHOST_ANSWERS, COHOST_RIGHTS, cohostStatus, keptByHost, needsIdentity } from './cohost-rights.ts'

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const maybe = fc.option(moment, { nil: null })

describe('the state of a co-host', () => {
  it('is ended once it was ended, whatever else is true', () => {
    fc.assert(
      fc.property(maybe, moment, moment, moment, (acceptedAt, endedAt, expiresAt, now) => {
        expect(cohostStatus({ acceptedAt, endedAt, declinedAt: null, expiresAt }, now)).toBe('ended')
      }),
    )
  })

  it('says that it was declined, not merely that it ended', () => {
    fc.assert(
      fc.property(moment, moment, moment, (declinedAt, expiresAt, now) => {
        const row = { acceptedAt: null, endedAt: declinedAt, declinedAt, expiresAt }
        expect(cohostStatus(row, now)).toBe('declined')
      }),
    )
  })

  it('does not lapse once the invitation was taken', () => {
    fc.assert(
      fc.property(moment, moment, moment, (acceptedAt, expiresAt, now) => {
        expect(cohostStatus({ acceptedAt, endedAt: null, declinedAt: null, expiresAt }, now)).toBe('active')
      }),
    )
  })

  it('lapses at the minute that the invitation names when nobody took it', () => {
    fc.assert(
      fc.property(moment, moment, (expiresAt, now) => {
        const status = cohostStatus({ acceptedAt: null, endedAt: null, declinedAt: null, expiresAt }, now)
        expect(status).toBe(now < expiresAt ? 'invited' : 'expired')
      }),
    )
  })
})

describe('what stays with the host', () => {
  it('is the offer itself, the place and the terms; texts, pictures and prices are shared', () => {
    expect(keptByHost(['title', 'photos', 'pricePerDay', 'houseRules', 'accessNotes'])).toEqual([])
    expect(keptByHost(['title', 'isAvailable', 'location', 'cancellationPolicy'])).toEqual([
      'isAvailable',
      'location',
      'cancellationPolicy',
    ])
  })

  it('is every step of a booking that moves money back; releasing a second hold moves none', () => {
    expect(COHOST_ANSWERS).toEqual(['accept', 'decline', 'leave_line'])
  })
})

describe('the rights that involve guests', () => {
  it('are those to bookings and to messages', () => {
    expect(COHOST_RIGHTS.filter(needsIdentity)).toEqual(['bookings', 'messages'])
  })
})
