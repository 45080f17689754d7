import type { VerificationView } from '@roomtone/contract/verification/verification'
import { type Actor, isVerified } from '@roomtone/domain/access/actor'
import { isGivenUp } from '@roomtone/domain/verification/unfinished'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findLatestOfPerson } from './verification.store.ts'

export async function showVerification(deps: Deps, actor: Actor): Promise<VerificationView> {
  const latest = await viewLatest(deps, deps.db, actor.userId, deps.clock.now())
  if (latest) return latest
  // A person who was verified before submissions existed need not do it again.
  return {
    status: isVerified(actor) ? 'verified' : 'none',
    reason: null,
    submittedAt: null,
    redirectUrl: null,
    canGoOn: false,
    canStartAgain: false,
  }
}

/** Asks no outside service: a page that waits for an answer asks for this every second. */
export async function viewLatest(
  { identity }: Pick<Deps, 'identity'>,
  handle: Handle,
  userId: string,
  now: Date,
): Promise<VerificationView | null> {
  const row = await findLatestOfPerson(handle, userId)
  if (!row) return null
  const isUnderWay = row.status === 'processing'
  const isAsked = row.provider === identity.name
  return {
    status: row.status,
    reason: row.reason,
    submittedAt: row.submittedAt.toISOString(),
    redirectUrl: null,
    canGoOn: isUnderWay && isAsked && identity.page !== null,
    canStartAgain: isUnderWay && (!isAsked || (identity.page !== null && isGivenUp(row.submittedAt, now))),
  }
}
