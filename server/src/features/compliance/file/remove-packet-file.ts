import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { refreshPages } from '../notify-sides.ts'
import { refreshPacket } from '../packet/refresh-packet.ts'
import { refusals } from '../refusals.ts'
import { requireFileTime } from './file-rules.ts'
import { lockFile } from './lock-file.ts'
import { isEvidence, markFileRemoved } from './packet-file.store.ts'

/** A file can be removed as long as it can be added: after that, others have relied on it. */
export async function removePacketFile(deps: Deps, actor: Actor, id: string): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { file, booking } = await lockFile(tx, actor, id)
    if (file.ownerId !== actor.userId) throw new Refused('not_found')
    if (file.countersignedAt !== null)
      throw new Refused('no_longer_possible', {
        detail: (language) => refusals(language).fileCountersigned,
      })
    if (await isEvidence(tx, id))
      throw new Refused('no_longer_possible', {
        detail: (language) => refusals(language).fileIsEvidence,
      })
    requireFileTime(file.kind, booking, now)
    await markFileRemoved(tx, id, now)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'file.removed',
      subjectType: 'booking',
      subjectId: booking.id,
      data: { file: id, kind: file.kind },
    })
    await refreshPacket(deps, tx, booking.id, now)
    await refreshPages(deps, tx, booking, now)
    // After the commit: if that failed, the file would still be in the packet, and its bytes missing in the pack.
    await deps.jobs.add(tx, 'drop-removed-file', { fileId: id })
  })
  return undefined
}
