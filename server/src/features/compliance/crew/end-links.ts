import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { endCrewLinks } from './crew-link.store.ts'

type Ending = { bookingId: string; memberIds: string[]; actorId: string; now: Date }

/** Whatever links these people have stop working now. */
export async function endLinks(
  deps: Deps,
  tx: Tx,
  { bookingId, memberIds, actorId, now }: Ending,
): Promise<void> {
  for (const { id, memberId, code } of await endCrewLinks(tx, memberIds, now))
    await deps.audit.record(tx, {
      now,
      actorId,
      action: 'crew_link.revoked',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { link: id, member: memberId, code },
    })
}
