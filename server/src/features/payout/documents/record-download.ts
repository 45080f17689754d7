import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'

type Paper = (
  | { action: 'receipt.downloaded' | 'invoice.downloaded'; subjectType: 'booking' }
  | { action: 'statement.downloaded' | 'tax_document.downloaded'; subjectType: 'user' }
  | { action: 'payout_record.downloaded'; subjectType: 'payout' }
) & {
  subjectId: string
  data?: { month: string } | { year: number }
}

/** Papers name people and sums, so every download is recorded. A refused one was no download. */
export async function recordDownload<T>(
  deps: Deps,
  actor: Actor,
  paper: Paper,
  write: () => Promise<T>,
): Promise<T> {
  const written = await write()
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => deps.audit.record(tx, { now, actorId: actor.userId, ...paper }))
  return written
}
