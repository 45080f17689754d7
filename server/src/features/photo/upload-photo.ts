import { randomUUID } from 'node:crypto'
import type { Reply } from '@roomtone/contract/endpoint'
import type { uploadPhoto as uploadPhotoEndpoint } from '@roomtone/contract/photo/upload-photo'
import type { Actor } from '@roomtone/domain/access/actor'
import { PHOTO_MAX_PIXELS } from '@roomtone/domain/listing/options'
import type { Deps } from '../../platform/deps.ts'
import { colourOf, encodeForBrowsers, encodeMaster } from '../../platform/images/encode-picture.ts'
import { takeUploadTurn } from '../../platform/images/picture-turns.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { widthsFor } from '../../platform/images/widths.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { insertPhoto } from './photo.store.ts'
import { signedPhotoViewOf } from './photo.view.ts'
import { masterKey, photoKey } from './photo-files.ts'

const PICTURE_LIMITS = { maxPixels: PHOTO_MAX_PIXELS, minSide: 400 }
/** AVIF can wait until the files lie where the job looks for them. */
const ENCODE_AFTER_MS = 5000

export async function uploadPhoto(
  deps: Deps,
  actor: Actor,
  bytes: Uint8Array,
): Promise<Reply<typeof uploadPhotoEndpoint>> {
  if (!actor.hasNames) throw new Refused('names_required')
  await requireWithin(deps, LIMITS.uploadsOfPerson, actor.userId)
  const picture = await takeUploadTurn(() => encode(bytes))
  const { width, height, color, widths } = picture
  const photo = { id: randomUUID(), alt: '', width, height, color, widths, hasAvif: false }
  const now = deps.clock.now()
  // The row comes first: files that fail to arrive leave a row to sweep, never orphaned files.
  await deps.db.transaction().execute(async (tx) => {
    await insertPhoto(tx, { ...photo, ownerId: actor.userId, now })
    const runAt = new Date(now.getTime() + ENCODE_AFTER_MS)
    await deps.jobs.add(tx, 'encode-avif', { photoId: photo.id }, { runAt })
  })
  const puts = picture.files.map((file) =>
    deps.files.put(photoKey(photo.id, file.width, file.format), file.bytes),
  )
  await Promise.all([deps.files.put(masterKey(photo.id), picture.master), ...puts])
  return signedPhotoViewOf(deps, photo)
}

async function encode(bytes: Uint8Array) {
  const pixels = await readPicture(bytes, PICTURE_LIMITS)
  const widths = widthsFor(pixels.width)
  return {
    width: pixels.width,
    height: pixels.height,
    widths,
    color: await colourOf(pixels),
    master: await encodeMaster(pixels),
    files: await encodeForBrowsers(pixels, widths),
  }
}
