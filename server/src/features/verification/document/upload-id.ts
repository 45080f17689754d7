import type { Reply } from '@roomtone/contract/endpoint'
import type { uploadId as uploadIdEndpoint } from '@roomtone/contract/verification/upload-id'
import type { Actor } from '@roomtone/domain/access/actor'
import { PHOTO_MAX_PIXELS } from '@roomtone/domain/listing/options'
import type { IdMediaType } from '@roomtone/domain/verification/assess'
import type { Deps } from '../../../platform/deps.ts'
import { recogniseIdFile } from '../../../platform/files/recognise-id-file.ts'
import { requirePlainPdf } from '../../../platform/files/require-plain-pdf.ts'
import { encodeJpeg } from '../../../platform/images/encode-picture.ts'
import { takeUploadTurn } from '../../../platform/images/picture-turns.ts'
import { readPicture } from '../../../platform/images/read-picture.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'
import { storeDocument } from './store-document.ts'

/** The same as for photos. Small print stays legible. */
const PICTURE_LIMITS = { maxPixels: PHOTO_MAX_PIXELS, minSide: 1 }
const LONGEST_SIDE = 4000

export async function uploadId(
  deps: Deps,
  actor: Actor,
  bytes: Uint8Array,
): Promise<Reply<typeof uploadIdEndpoint>> {
  await requireWithin(deps, LIMITS.uploadsOfPerson, actor.userId)
  const found = await recogniseIdFile(bytes)
  if (found === null) throw new Refused('file_not_accepted')
  if (found === 'application/pdf') await requirePlainPdf(bytes)
  await deps.virusScanner.requireClean(bytes)
  const kept = found === 'application/pdf' ? { mediaType: found, bytes } : await pixelsOf(bytes)
  const now = deps.clock.now()
  const documentId = await storeDocument(deps, { ownerId: actor.userId, ...kept, now })
  return { documentId, mediaType: kept.mediaType }
}

/** What a phone writes beside the picture, where it was taken and with what, is not kept. */
async function pixelsOf(bytes: Uint8Array): Promise<{ mediaType: IdMediaType; bytes: Uint8Array }> {
  const picture = await takeUploadTurn(async () =>
    encodeJpeg(await readPicture(bytes, PICTURE_LIMITS), LONGEST_SIDE),
  )
  return { mediaType: 'image/jpeg', bytes: picture.bytes }
}
