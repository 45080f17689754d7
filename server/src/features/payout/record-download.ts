import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'

type Paper = {
  paper: 'receipt' | 'invoice' | 'statement' | 'payout_record' | 'tax_document'
  subjectType: 'booking' | 'user' | 'payout'
  subjectId: string
  data?: { month: string } | { year: number }
}

/** Papers name people and sums: who takes one away is written down. One that was refused was not taken. */
export async function recordDownload<T>(
  deps: Deps,
  actor: Actor,
  { paper, ...subject }: Paper,
  write: () => Promise<T>,
): Promise<T> {
  const written = await write()
  const now = deps.clock.now()
  await deps.db
    .transaction()
    .execute((tx) =>
      deps.audit.record(tx, { now, actorId: actor.userId, action: `${paper}.downloaded`, ...subject }),
    )
  return written
}
