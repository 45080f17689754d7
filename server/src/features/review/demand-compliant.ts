import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { openReviewCase } from './write-review.store.ts'

/** Messages say when such things may be sent. Here they never may. */
const PUBLIC = 'Everyone can read this. Please leave contact details and links out.'

/**
 * What everyone will read carries no contact details, not even between people who have a booking. Grave words are
 * refused like small ones, and an admin sees them as well. Never inside a transaction.
 */
export async function demandCompliant(deps: Deps, authorId: string, content: string): Promise<void> {
  const verdict = await deps.moderation.check({ content, before: [], isConfirmed: false })
  if (verdict.isCompliant) return
  if (verdict.severity === 'high') await tellAdmins(deps, authorId, content, verdict.reason)
  throw new Refused('message_flagged', {
    detail: verdict.severity === 'low' ? PUBLIC : verdict.reason,
    reasons: [...new Set(verdict.flags.map(({ fragment }) => fragment))],
  })
}

async function tellAdmins(deps: Deps, authorId: string, quote: string, reason: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const caseId = await openReviewCase(tx, { subjectId: authorId, reporterId: null, reason, quote, now })
    await deps.audit.record(tx, {
      now,
      actorId: authorId,
      action: 'review.refused',
      subjectType: 'user',
      subjectId: authorId,
      data: { case: caseId },
    })
  })
}
