import type { VerificationView } from '@roomtone/contract/verification/verification'
import { type Actor, isVerified } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findLatestOfPerson } from './verification.store.ts'

export async function showVerification(deps: Deps, actor: Actor): Promise<VerificationView> {
  const latest = await viewLatest(deps.db, actor.userId)
  if (latest) return latest
  // Whoever was verified before there were submissions need not do it again.
  return {
    status: isVerified(actor) ? 'verified' : 'none',
    reason: null,
    submittedAt: null,
    redirectUrl: null,
  }
}

export async function viewLatest(handle: Handle, userId: string): Promise<VerificationView | null> {
  const row = await findLatestOfPerson(handle, userId)
  if (!row) return null
  return {
    status: row.status,
    reason: row.reason,
    submittedAt: row.submittedAt.toISOString(),
    // Once it is decided there is nothing left to do on the provider's page.
    redirectUrl: row.status === 'processing' ? row.redirectUrl : null,
  }
}
