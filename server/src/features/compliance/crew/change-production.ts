import { changeProduction as changeProductionEndpoint } from '@roomtone/contract/compliance/release'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { updateProduction } from '../../booking/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { lockPacket, requirePacket } from '../packet/require-packet.ts'
import { reissueIfChanged } from '../release/reissue-if-changed.ts'

type Change = { id: string; title: string; purpose: string }

/** For the guest, until the booking is over. What has been signed speaks of the old title, so both sign again. */
export async function changeProduction(
  deps: Deps,
  actor: Actor,
  { id, title, purpose }: Change,
): Promise<undefined> {
  const now = deps.clock.now()
  const { party } = await requirePacket(deps.db, actor, id)
  if (party !== 'guest') throw new Refused('not_found')
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'booking', id },
    texts: textsIn(changeProductionEndpoint.body, { title, purpose }),
  })
  await deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPacket(tx, actor, id, 'guest')
    if (booking.state !== 'confirmed' || booking.ends_at <= now) throw new Refused('no_longer_possible')
    if (booking.production_title === title && booking.purpose === purpose) return
    await updateProduction(tx, id, { title, purpose })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'production.changed',
      subjectType: 'booking',
      subjectId: id,
    })
    await reissueIfChanged(deps, tx, id, now)
  })
}
