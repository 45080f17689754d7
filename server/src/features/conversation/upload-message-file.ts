import { randomUUID } from 'node:crypto'
import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { cleanFileName } from '../../platform/files/clean-file-name.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { prepareFile } from '../photo/entry.ts'
import { hasConfirmedBooking } from './conversation.store.ts'
import { demandOpen, demandPart } from './demand-part.ts'
import { LIMITS } from './limits.ts'
import { insertMessageFile } from './message-file.store.ts'
import { putFileBytes } from './message-file-bytes.ts'
import type { Part } from './part.store.ts'

const LONGEST_SIDE = 2400

type Upload = { id: string; name: string; bytes: Uint8Array }

export async function uploadMessageFile(
  deps: Deps,
  actor: Actor,
  { id, name, bytes }: Upload,
): Promise<MessageFile> {
  const part = await demandPart(deps.db, id, actor.userId)
  await demandOpen(deps.db, actor.userId, part)
  await demandWithin(deps, LIMITS.filesOfPerson, actor.userId)
  const {
    bytes: kept,
    mediaType,
    width,
    height,
  } = await prepareFile(deps, bytes, { longestSide: LONGEST_SIDE })
  const file: MessageFile = {
    id: randomUUID(),
    name: await nameFile(deps, part, name, mediaType),
    mediaType,
    sizeBytes: kept.length,
    width,
    height,
  }
  const now = deps.clock.now()
  // The row comes first: bytes that fail to arrive leave a row that is swept, never bytes nobody knows of.
  await deps.db
    .transaction()
    .execute((tx) => insertMessageFile(tx, { ...file, conversationId: id, ownerId: actor.userId, now }))
  await putFileBytes(deps, file.id, kept)
  return file
}

/** A name is read by the other side too: one that the rules would stop as a message gives way to a plain one. */
async function nameFile(
  deps: Deps,
  part: Part,
  given: string,
  mediaType: MessageFile['mediaType'],
): Promise<string> {
  const isConfirmed = await hasConfirmedBooking(deps.db, part)
  const content = cleanFileName(given, mediaType).replace(/\.\w+$/, '')
  const { isCompliant } = await deps.moderation.check({ content, before: [], isConfirmed })
  return cleanFileName(isCompliant ? given : '', mediaType)
}
