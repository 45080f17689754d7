import { createHash } from 'node:crypto'
import type { readPacketFile as readPacketFileEndpoint } from '@roomtone/contract/compliance/packet-files'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { requirePacket } from '../packet/require-packet.ts'
import { findPacketFile } from './packet-file.store.ts'
import { getFileBytes } from './packet-file-bytes.ts'

/** Every read is recorded before the answer leaves, no matter who asks. */
export async function readPacketFile(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Reply<typeof readPacketFileEndpoint>> {
  const file = await findPacketFile(deps.db, id)
  if (!file) throw new Refused('not_found')
  const { party } = await requirePacket(deps.db, actor, file.bookingId)
  const bytes = await getFileBytes(deps, deps.db, file)
  if (bytes === null) throw new Refused('not_found')
  // Files of one packet lie under one key: the hash says which of them this is.
  if (!createHash('sha256').update(bytes).digest().equals(file.sha256))
    throw new Error(`Packet file ${id} is not what was uploaded`)
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      now: deps.clock.now(),
      actorId: actor.userId,
      action: 'file.viewed',
      subjectType: 'booking',
      subjectId: file.bookingId,
      data: { file: id, party },
    }),
  )
  return { fileName: file.name, mediaType: file.mediaType, base64: bytes.toString('base64') }
}
