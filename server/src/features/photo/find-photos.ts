import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPhotoRows } from './photo.store.ts'
import { photoViewOf } from './photo.view.ts'
import { signPhoto } from './photo-signature.ts'

/** The same for people who may see them before everyone may. */
export async function findSignedPhotos(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  handle: Handle,
  ids: string[],
): Promise<PhotoView[]> {
  const now = clock.now()
  const photos = await findPhotos(handle, ids)
  return photos.map((photo) => ({ ...photo, signature: signPhoto(config.masterKey, photo.id, now) }))
}

/** In the order asked; what does not exist is left out. */
export async function findPhotos(handle: Handle, ids: string[]): Promise<PhotoView[]> {
  if (ids.length === 0) return []
  const rows = await findPhotoRows(handle, ids)
  const byId = new Map(rows.map((row) => [row.id, photoViewOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
