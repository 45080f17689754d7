import { randomUUID } from 'node:crypto'
import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { haveConfirmedBooking } from '../../booking/entry.ts'
import { fileNameFor } from '../../moderation/entry.ts'
import { prepareFile } from '../../photo/entry.ts'
import { LIMITS } from '../limits.ts'
import { requireOpen, requirePart } from '../require-part.ts'
import { insertMessageFile } from './message-file.store.ts'
import { putFileBytes } from './message-file-bytes.ts'

const LONGEST_SIDE = 2400

type Upload = { id: string; name: string; bytes: Uint8Array }

export async function uploadMessageFile(
  deps: Deps,
  actor: Actor,
  { id, name, bytes }: Upload,
): Promise<MessageFile> {
  const part = await requirePart(deps.db, id, actor.userId)
  await requireOpen(deps.db, actor.userId, part)
  await requireWithin(deps, LIMITS.filesOfPerson, actor.userId)
  const {
    bytes: kept,
    mediaType,
    width,
    height,
  } = await prepareFile(deps, bytes, { longestSide: LONGEST_SIDE })
  const areContactsOpen = await haveConfirmedBooking(deps.db, part.guestId, part.hostId)
  const file: MessageFile = {
    id: randomUUID(),
    name: await fileNameFor(deps, name, { mediaType, areContactsOpen }),
    mediaType,
    sizeBytes: kept.length,
    width,
    height,
  }
  const now = deps.clock.now()
  // The row comes first: bytes that fail to arrive leave a row to sweep, never orphaned bytes.
  await deps.db
    .transaction()
    .execute((tx) => insertMessageFile(tx, { ...file, conversationId: id, ownerId: actor.userId, now }))
  await putFileBytes(deps, file.id, kept)
  return file
}
