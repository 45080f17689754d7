import type { Assessment } from '@roomtone/domain/verification/assess'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Beginning } from '../../platform/identity/identity-provider.ts'
import { settleVerification } from './settle-verification.ts'
import { insertVerification, type NewVerification, updateProfileStatus } from './verification.store.ts'

type Start = Omit<NewVerification, 'provider' | 'reference' | 'status' | 'flags'> & {
  assessment: Assessment
  /** What the provider has said to it. */
  beginning: Beginning
}

/** Writes the submission down and sends it where its assessment says. False when the person has an open one. */
export async function beginVerification(
  deps: Deps,
  tx: Tx,
  { assessment, beginning: asked, ...start }: Start,
): Promise<boolean> {
  const { id, userId, now } = start
  const flags = assessment.go === 'review' ? assessment.flags : []
  // What goes to an admin without being shown to the provider is a manual one, whatever the configuration says.
  const provider = assessment.go === 'review' ? 'manual' : deps.identity.name
  const beginning = beginningOf(assessment, asked)
  const { status, reference } = beginning
  if (!(await insertVerification(tx, { ...start, provider, reference, status, flags }))) return false
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'verification.submitted',
    subjectType: 'user',
    subjectId: userId,
    data: { verification: id, provider, document: start.documentId, flags: flags.join(' ') },
  })
  if (assessment.go === 'reject') {
    const outcome = { to: 'rejected', reason: 'under_supported_age' } as const
    return settleVerification(deps, tx, { id, from: status, outcome, decidedBy: null, now })
  }
  await updateProfileStatus(tx, userId, status === 'in_review' ? 'in_review' : 'pending', now)
  if (status === 'in_review')
    await deps.jobs.add(tx, 'notify', {
      userId,
      kind: 'verification-in-review',
      about: { verificationId: id },
    })
  if (beginning.decideAfterMs !== undefined) {
    const runAt = new Date(now.getTime() + beginning.decideAfterMs)
    await deps.jobs.add(tx, 'decide-verification', { verificationId: id }, { runAt })
  }
  return true
}

function beginningOf(assessment: Assessment, asked: Beginning): Beginning {
  switch (assessment.go) {
    case 'provider':
      return asked
    case 'review':
      return { status: 'in_review', reference: null }
    case 'reject':
      return { status: 'processing', reference: null }
  }
}
