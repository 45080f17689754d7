import type { Deps } from '../../platform/deps.ts'
import { encodeAvif as encode } from '../../platform/images/encode-picture.ts'
import { findPhotoToEncode, markAvif } from './photo.store.ts'
import { deletePhotoFiles, masterKey, photoKey } from './photo-files.ts'

/** An upload that has not stored its files by now never will, and no one was told about it. */
const GIVEN_UP_AFTER_MS = 3_600_000

/** The smallest format takes the longest to make, so it follows after the upload has been answered. */
export async function encodeAvif(deps: Deps, photoId: string): Promise<void> {
  const photo = await findPhotoToEncode(deps.db, photoId)
  if (!photo) return
  const master = await deps.files.get(masterKey(photoId))
  if (master === null) {
    if (deps.clock.now().getTime() - photo.createdAt.getTime() > GIVEN_UP_AFTER_MS) return
    throw new Error(`The master of photo ${photoId} is not there yet`)
  }
  const made = await encode(master, photo.widths)
  for (const { width, format, bytes } of made) await deps.files.put(photoKey(photoId, width, format), bytes)
  if (!(await markAvif(deps.db, photoId))) await deletePhotoFiles(deps.files, photoId, photo.widths)
}
