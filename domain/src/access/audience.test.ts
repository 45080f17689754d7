import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { AUDIENCES, refusalFor } from './audience.ts'

const actor = (over: Partial<Actor> = {}): Actor => ({
  userId: 'u',
  sessionId: 's',
  roles: ['creator'],
  verificationStatus: 'pending',
  hasNames: true,
  hasCommitted: true,
  ...over,
})

describe('refusalFor', () => {
  it('lets strangers in only where anyone may come', () => {
    const open = AUDIENCES.filter((audience) => refusalFor(audience, null) === null)
    expect(open).toEqual(['anyone'])
  })

  it('asks for verification, the host role or the admin role by name', () => {
    expect(refusalFor('verified', actor())).toBe('verification_required')
    expect(refusalFor('verified', actor({ verificationStatus: 'verified' }))).toBeNull()
    expect(refusalFor('host', actor())).toBe('forbidden')
    expect(refusalFor('host', actor({ roles: ['creator', 'host'] }))).toBeNull()
    expect(refusalFor('admin', actor({ roles: ['creator', 'host'] }))).toBe('forbidden')
    expect(refusalFor('admin', actor({ roles: ['admin'] }))).toBeNull()
    expect(refusalFor('admin', actor({ awaitsSecondFactor: true }))).toBe('second_factor_required')
  })
})
