import type { PacketFileView } from '@roomtone/contract/compliance/packet'
import type { Actor } from '@roomtone/domain/access/actor'
import { isPictureKind } from '@roomtone/domain/compliance/file-window'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { refreshPages } from '../notify-sides.ts'
import { requirePacketOpen } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { lockFile } from './lock-file.ts'
import { markFileCountersigned } from './packet-file.store.ts'
import { viewPacketFile } from './view-packet-file.ts'

/** Agreeing twice changes nothing. */
export async function countersignFile(deps: Deps, actor: Actor, id: string): Promise<PacketFileView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockFile(tx, actor, id)
    const { file, booking, party } = locked
    if (file.party === party)
      throw new Refused('no_longer_possible', { detail: (language) => refusals(language).otherSideOnly })
    if (!isPictureKind(file.kind))
      throw new Refused('no_longer_possible', { detail: (language) => refusals(language).photosOnly })
    if (file.countersignedAt === null) {
      requirePacketOpen(booking, now)
      await countersign(deps, tx, locked, { userId: actor.userId, now })
    }
    return viewPacketFile(tx, id, actor.userId)
  })
}

type Locked = Awaited<ReturnType<typeof lockFile>>

async function countersign(
  deps: Deps,
  tx: Tx,
  { file, booking }: Locked,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await markFileCountersigned(tx, file.id, { userId, now })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'file.countersigned',
    subjectType: 'booking',
    subjectId: booking.id,
    data: { file: file.id, kind: file.kind, sha256: file.sha256.toString('hex') },
  })
  await refreshPages(deps, tx, booking, now)
}
