import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { findCrewRows } from './crew.store.ts'
import { endLinks } from './end-links.ts'

type Asked = { id: string; memberId: string }

/** The guest may do this at any time; a link that has already ended stays ended. */
export async function revokeCrewLink(deps: Deps, actor: Actor, { id, memberId }: Asked): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockPacket(tx, actor, id, 'guest')
    const rows = await findCrewRows(tx, id)
    if (!rows.some((row) => row.id === memberId)) throw new Refused('not_found')
    await endLinks(deps, tx, { bookingId: id, memberIds: [memberId], actorId: actor.userId, now })
  })
  return undefined
}
