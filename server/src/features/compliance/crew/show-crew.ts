import type { CrewView } from '@roomtone/contract/compliance/crew'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { ensurePacket } from '../packet/ensure-packet.ts'
import { requirePacket } from '../packet/require-packet.ts'
import { viewCrew } from './view-crew.ts'

/** Admins leave a trace; for the two sides it is a list of their own booking. */
export async function showCrew(deps: Deps, actor: Actor, id: string): Promise<CrewView> {
  await ensurePacket(deps, id)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { booking, party } = await requirePacket(tx, actor, id)
    if (party === 'admin')
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'crew.viewed',
        subjectType: 'booking',
        subjectId: id,
      })
    return viewCrew(deps, tx, { booking, viewer: party, now })
  })
}
