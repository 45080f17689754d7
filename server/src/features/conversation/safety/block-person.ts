import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requirePart, requirePerson } from '../require-part.ts'
import { deleteBlock, holdConversationsBetween, insertBlock } from './block.store.ts'

type Change = { id: string; blocked: boolean; personId?: string | undefined }

/** Lifts only one's own block: a person whom the other side has blocked stays blocked. */
export async function blockPerson(deps: Deps, actor: Actor, change: Change): Promise<undefined> {
  const { id, blocked, personId } = change
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const otherId = await requirePerson(tx, await requirePart(tx, id, actor.userId), personId)
    await holdConversationsBetween(tx, actor.userId, otherId)
    const block = { blockerId: actor.userId, blockedId: otherId }
    const changed = blocked ? await insertBlock(tx, { ...block, now }) : await deleteBlock(tx, block)
    if (!changed) return
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: blocked ? 'person.blocked' : 'person.unblocked',
      subjectType: 'user',
      subjectId: otherId,
      data: { conversation: id },
    })
  })
}
