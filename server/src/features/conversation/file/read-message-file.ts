import type { readMessageFile as readMessageFileEndpoint } from '@roomtone/contract/conversation/message-files'
import type { Reply } from '@roomtone/contract/endpoint'
import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findReadableFile } from './message-file.store.ts'
import { getFileBytes } from './message-file-bytes.ts'

export async function readMessageFile(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Reply<typeof readMessageFileEndpoint>> {
  const reader = { userId: actor.userId, isAdmin: hasRole(actor, 'admin') }
  const file = await findReadableFile(deps.db, id, reader)
  if (!file) throw new Refused('not_found')
  if (!file.isPart) await writeDown(deps, actor, { id, ...file })
  const bytes = await getFileBytes(deps, id)
  return { name: file.name, mediaType: file.mediaType, base64: bytes.toString('base64') }
}

/** Committed before the answer leaves: no admin reads along without a trace. */
async function writeDown(
  deps: Deps,
  actor: Actor,
  { id, ownerId, conversationId }: { id: string; ownerId: string; conversationId: string },
): Promise<void> {
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      now: deps.clock.now(),
      actorId: actor.userId,
      action: 'message.file-read',
      subjectType: 'user',
      subjectId: ownerId,
      data: { file: id, conversation: conversationId },
    }),
  )
}
