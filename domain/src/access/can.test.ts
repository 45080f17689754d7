import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { can } from './can.ts'

const actor = (over: Partial<Actor> = {}): Actor => ({
  userId: 'me',
  sessionId: 's',
  roles: ['creator'],
  verificationStatus: 'verified',
  emailConfirmed: true,
  hasNames: true,
  hasCommitted: true,
  ...over,
})
const no = (reason: string) => ({ ok: false, reason })

describe('can', () => {
  it('says no to strangers, whatever they ask', () => {
    expect(can(null, 'listing.draft', undefined)).toEqual(no('unauthenticated'))
  })

  it('lets only admins change roles, keeps everyone a creator and always one admin', () => {
    const admin = actor({ roles: ['admin'] })
    expect(can(actor(), 'role.grant', { role: 'admin' })).toEqual(no('forbidden'))
    expect(can(admin, 'role.grant', { role: 'admin' })).toEqual({ ok: true })
    expect(can(admin, 'role.revoke', { role: 'creator', otherAdmins: 3 })).toEqual(no('forbidden'))
    expect(can(admin, 'role.revoke', { role: 'admin', otherAdmins: 0 })).toEqual(no('last_admin'))
    expect(can(admin, 'role.revoke', { role: 'admin', otherAdmins: 1 })).toEqual({ ok: true })
  })

  it('lets nobody suspend themself', () => {
    const admin = actor({ roles: ['admin'] })
    expect(can(admin, 'account.suspend', { subjectId: 'me' })).toEqual(no('own_account'))
    expect(can(admin, 'account.suspend', { subjectId: 'other' })).toEqual({ ok: true })
  })

  it('asks for names, then commitment, then verification before booking and listing', () => {
    const steps: [Partial<Actor>, string][] = [
      [{ hasNames: false, hasCommitted: false, verificationStatus: 'pending' }, 'names_required'],
      [{ hasCommitted: false, verificationStatus: 'pending' }, 'commitment_required'],
      [{ verificationStatus: 'in_review' }, 'verification_required'],
    ]
    for (const [over, reason] of steps) {
      expect(can(actor(over), 'booking.request', undefined)).toEqual(no(reason))
      expect(can(actor(over), 'listing.submit', undefined)).toEqual(no(reason))
    }
    expect(can(actor(), 'booking.request', undefined)).toEqual({ ok: true })
  })
})
