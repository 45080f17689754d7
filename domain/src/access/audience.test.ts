import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { AUDIENCES, refusalFor } from './audience.ts'

const actor = (over: Partial<Actor> = {}): Actor => ({
  userId: 'u',
  sessionId: 's',
  roles: ['creator'],
  verificationStatus: 'pending',
  emailConfirmed: true,
  hasNames: true,
  hasCommitted: true,
  ...over,
})

describe('refusalFor', () => {
  it('lets strangers in only where anyone may come', () => {
    const open = AUDIENCES.filter((audience) => refusalFor({ audience, method: 'POST' }, null) === null)
    expect(open).toEqual(['anyone'])
  })

  it('asks for verification, the host role or the admin role by name', () => {
    expect(refusalFor({ audience: 'verified', method: 'POST' }, actor())).toBe('verification_required')
    expect(
      refusalFor({ audience: 'verified', method: 'POST' }, actor({ verificationStatus: 'verified' })),
    ).toBeNull()
    expect(refusalFor({ audience: 'host', method: 'POST' }, actor())).toBe('forbidden')
    expect(refusalFor({ audience: 'host', method: 'POST' }, actor({ roles: ['creator', 'host'] }))).toBeNull()
    expect(refusalFor({ audience: 'admin', method: 'POST' }, actor({ roles: ['creator', 'host'] }))).toBe(
      'forbidden',
    )
    expect(refusalFor({ audience: 'admin', method: 'POST' }, actor({ roles: ['admin'] }))).toBeNull()
    expect(refusalFor({ audience: 'admin', method: 'POST' }, actor({ awaitsSecondFactor: true }))).toBe(
      'second_factor_required',
    )
  })

  it('lets nobody act with an unproved mailbox, except where the endpoint allows it by name', () => {
    const unproved = actor({
      emailConfirmed: false,
      verificationStatus: 'verified',
      roles: ['host', 'admin'],
    })
    for (const audience of AUDIENCES.filter((each) => each !== 'anyone')) {
      expect(refusalFor({ audience, method: 'POST' }, unproved)).toBe('email_unconfirmed')
      expect(refusalFor({ audience, method: 'DELETE' }, unproved)).toBe('email_unconfirmed')
      expect(refusalFor({ audience, method: 'GET' }, unproved)).toBeNull()
      expect(refusalFor({ audience, method: 'POST', unconfirmed: 'allowed' }, unproved)).toBeNull()
    }
    expect(refusalFor({ audience: 'anyone', method: 'POST' }, unproved)).toBeNull()
  })
})
