import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { Actor } from '@roomtone/domain/access/actor'
import { expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../../testing/booking.ts'
import { useServer } from '../../../../testing/server.ts'
import { findBooking } from '../booking.store.ts'
import { acceptBooking } from './accept-booking.ts'

const server = useServer()

/** A host who got in just before the door was closed behind them. */
function asHost(userId: string): Actor {
  return {
    userId,
    sessionId: userId,
    roles: ['host'],
    verificationStatus: 'verified',
    emailConfirmed: true,
    hasNames: true,
    hasCommitted: true,
  }
}

it.each(['guest', 'host'] as const)(
  'nothing is confirmed once the %s has left, although their requests have not been ended yet',
  async (side) => {
    const booking = await aBooking(server(), { state: 'pending' })
    const token = await tokenOf(server(), booking[side])
    await server().call(securityCalls.deactivate, {}, { token })
    await expect(
      acceptBooking(server().deps, asHost(booking.host.id), { id: booking.id, despiteConflicts: false }),
    ).rejects.toMatchObject({ code: 'no_longer_possible' })
    const after = await findBooking(server().deps.db, booking.id)
    expect(after).toMatchObject({ state: 'pending', confirming_since: null })
  },
)
