import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { completePacket as completePacketEndpoint } from '@roomtone/contract/compliance/packets'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockBooking, requireNoPart } from '../../booking/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { requireKept } from '../file/require-kept.ts'
import { notifyBoth, refreshPages } from '../notify-sides.ts'
import { refusals } from '../refusals.ts'
import { findListedPacket, markComplete, type PacketListRow } from './packet-list.store.ts'
import { packetRow } from './packet-row.view.ts'
import { findPacketFacts } from './refresh-packet.ts'

type Completion = { id: string; reason: string }

/** An admin vouches for what is missing. It stays complete, whatever comes or goes. */
export async function completePacket(
  deps: Deps,
  actor: Actor,
  { id, reason }: Completion,
): Promise<PacketRow> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'packet', id },
    texts: textsIn(completePacketEndpoint.body, { reason }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { bookingId } = await requireListed(tx, id)
    const booking = await lockBooking(tx, bookingId)
    if (!booking) throw new Refused('not_found')
    await requireNoPart(tx, booking, actor.userId)
    await requireKept(deps, tx, bookingId)
    if (!(await markComplete(tx, id, { adminId: actor.userId, reason, now })))
      throw new Refused('no_longer_possible', { detail: (language) => refusals(language).alreadyComplete })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'packet.completed',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { packet: id },
      personal: { subjectId: bookingId, fields: { reason } },
    })
    // Where no shoot is coming, or it was long ago, this only tidies up.
    if (isPacketOpen({ state: booking.state, endsAt: booking.ends_at, now }))
      await notifyBoth(deps, tx, bookingId, 'packet-marked')
    await refreshPages(deps, tx, booking, now)
    const facts = await findPacketFacts(tx, bookingId)
    return packetRow(await requireListed(tx, id), facts, { side: null, now })
  })
}

async function requireListed(tx: Tx, id: string): Promise<PacketListRow> {
  const found = await findListedPacket(tx, id)
  if (!found) throw new Refused('not_found')
  return found
}
