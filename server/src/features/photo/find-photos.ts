import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { Handle } from '../../platform/db/database.ts'
import { findPhotoRows } from './photo.store.ts'
import { photoViewOf } from './photo.view.ts'

/** In the order asked; what does not exist is left out. */
export async function findPhotos(handle: Handle, ids: string[]): Promise<PhotoView[]> {
  if (ids.length === 0) return []
  const rows = await findPhotoRows(handle, ids)
  const byId = new Map(rows.map((row) => [row.id, photoViewOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
