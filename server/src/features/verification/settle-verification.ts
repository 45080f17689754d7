import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { clearAssignment } from '../assignment/entry.ts'
import { keepDocumentUntil } from './document/document.store.ts'
import { purgeDecidedAfter } from './retention.ts'
import {
  closeVerification,
  markProfileVerified,
  type OpenStatus,
  updateProfileStatus,
} from './verification.store.ts'

type Settlement = {
  id: string
  from: OpenStatus
  outcome: { to: 'verified' } | { to: 'rejected'; reason: string }
  /** Null: no person decided, but a provider or a rule. */
  decidedBy: string | null
  /** The person's own next submission takes its place, so that there is nothing to tell them. */
  isReplaced?: boolean
  now: Date
}

/** The end of a verification, with all that follows from it. False when it was settled already. */
export async function settleVerification(deps: Deps, tx: Tx, settlement: Settlement): Promise<boolean> {
  const { id, from, outcome, decidedBy, isReplaced = false, now } = settlement
  const reason = outcome.to === 'rejected' ? outcome.reason : null
  const closed = await closeVerification(tx, { id, from, to: outcome.to, reason, decidedBy, now })
  if (!closed) return false
  await clearAssignment(tx, 'verification', id)
  const { userId, provider, reference, documentId } = closed
  if (outcome.to === 'verified') {
    await markProfileVerified(tx, userId, { provider, reference, now })
    await deps.jobs.add(tx, 'reissue-releases-of', { userId })
  } else await updateProfileStatus(tx, userId, 'rejected', now)
  if (documentId !== null) await keepDocumentUntil(tx, documentId, purgeDecidedAfter(now))
  await deps.audit.record(tx, {
    now,
    actorId: decidedBy,
    action: `verification.${outcome.to}`,
    subjectType: 'user',
    subjectId: userId,
    data: { verification: id, provider },
    ...(reason === null ? {} : { personal: { subjectId: userId, fields: { reason } } }),
  })
  if (isReplaced) return true
  await deps.jobs.add(tx, 'notify', {
    userId,
    kind: `verification-${outcome.to}`,
    about: { verificationId: id },
  })
  return true
}
