import type { Unsettled } from '@roomtone/contract/privacy/close-account'
import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import { hostDebt } from '@roomtone/domain/ledger/accounts'
import type { Handle } from '../../platform/db/database.ts'
import { balanceOf } from '../ledger/entry.ts'
import { findOpenClaims, findOwedClaims, findPayoutsUnderWay } from './closing.store.ts'
import { findBookingsAhead } from './closure.store.ts'

/** A booking counts until it is written down as over: its payout comes into being then. */
const EVER = new Date(0)

/** What an account still has to see to an end, in the order in which it is said. */
export async function findUnsettled(handle: Handle, actor: Actor): Promise<Unsettled[]> {
  const { userId } = actor
  // A role that rests until they have a second factor is still theirs.
  const isAdmin = hasRole(actor, 'admin') || actor.awaitsSecondFactor
  const debt = await balanceOf(handle, hostDebt(userId))
  return [
    ...(isAdmin ? [{ kind: 'admin_role' } as const] : []),
    ...(await findBookingsAhead(handle, userId, EVER)).map(({ startsAt, id, side, title, timeZone }) => ({
      kind: 'booking' as const,
      id,
      side,
      title,
      startsAt: startsAt.toISOString(),
      timeZone,
    })),
    ...(await findOpenClaims(handle, userId)).map(({ id, title }) => ({ kind: 'claim' as const, id, title })),
    ...(await findOwedClaims(handle, userId)).map(({ id, title, amount }) => ({
      kind: 'owed_claim' as const,
      id,
      title,
      amount,
    })),
    ...(debt > 0 ? [{ kind: 'debt' as const, amount: debt }] : []),
    ...(await findPayoutsUnderWay(handle, userId)).map(({ id, title, amount, dueAt }) => ({
      kind: 'payout' as const,
      id,
      title,
      amount,
      dueAt: dueAt.toISOString(),
    })),
  ]
}
