import type { VerificationView } from '@roomtone/contract/verification/verification'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { findStanding } from './find-standing.ts'
import { LIMITS } from './limits.ts'
import { settleVerification } from './settle-verification.ts'
import { showVerification } from './show-verification.ts'
import { findOpenVerification } from './verification.store.ts'

/** Leads back to the provider's page, or to a new start if what was begun there cannot be finished. */
export async function goOn(deps: Deps, actor: Actor): Promise<VerificationView> {
  await requireWithin(deps, LIMITS.goingOnOfPerson, actor.userId)
  const open = await findOpenVerification(deps.db, actor.userId)
  if (open?.status !== 'processing') return showVerification(deps, actor)
  const standing = await findStanding(deps, open)
  if (standing.at === 'end') await reject(deps, open.id, standing.reason)
  const view = await showVerification(deps, actor)
  const isOpen = standing.at === 'person' && view.status === 'processing'
  return isOpen ? { ...view, redirectUrl: standing.url } : view
}

async function reject(deps: Deps, id: string, reason: string): Promise<void> {
  const outcome = { to: 'rejected', reason } as const
  const now = deps.clock.now()
  await deps.db
    .transaction()
    .execute((tx) => settleVerification(deps, tx, { id, from: 'processing', outcome, decidedBy: null, now }))
}
