import type { Reply } from '@roomtone/contract/endpoint'
import type { uploadId as uploadIdEndpoint } from '@roomtone/contract/verification/upload-id'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { recogniseIdFile } from '../../platform/files/recognise-id-file.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { LIMITS } from './limits.ts'
import { storeDocument } from './store-document.ts'

export async function uploadId(
  deps: Deps,
  actor: Actor,
  bytes: Uint8Array,
): Promise<Reply<typeof uploadIdEndpoint>> {
  await demandWithin(deps, LIMITS.uploadsOfPerson, actor.userId)
  const mediaType = await recogniseIdFile(bytes)
  if (mediaType === null) throw new Refused('file_not_accepted')
  await deps.virusScanner.demandClean(bytes)
  const now = deps.clock.now()
  const documentId = await storeDocument(deps, { ownerId: actor.userId, mediaType, bytes, now })
  return { documentId, mediaType }
}
