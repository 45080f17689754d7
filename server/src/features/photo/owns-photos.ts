import type { Handle } from '../../platform/db/database.ts'
import { holdPhotosOf } from './photo.store.ts'

/** Ask in the transaction that is going to name them: until it ends, the sweep leaves them alone. */
export async function ownsPhotos(handle: Handle, ownerId: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const owned = new Set(await holdPhotosOf(handle, ownerId, ids))
  return ids.every((id) => owned.has(id))
}
