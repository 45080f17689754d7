import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

const keyOf = (id: string) => `packets/${id}`

type Place = { id: string; bookingId: string }

/** Sealed under the booking's key: erasing that key erases the file and every copy of it. */
export async function putFileBytes({ files }: Deps, id: string, sealed: Buffer): Promise<void> {
  await files.put(keyOf(id), sealed)
}

/** Null once the booking's key has been erased. */
export async function getFileBytes(
  { files, keys }: Deps,
  handle: Handle,
  { id, bookingId }: Place,
): Promise<Buffer | null> {
  const sealed = await files.get(keyOf(id))
  if (sealed === null) throw new Error(`The bytes of packet file ${id} are missing`)
  return keys.openBytes(handle, bookingId, sealed)
}

/** Null also where the store has lost them. */
export async function findFileBytes(
  { files, keys }: Deps,
  handle: Handle,
  { id, bookingId }: Place,
): Promise<Buffer | null> {
  const sealed = await files.get(keyOf(id))
  return sealed && keys.openBytes(handle, bookingId, sealed)
}

export async function deleteFileBytes({ files }: Deps, id: string): Promise<void> {
  await files.delete(keyOf(id))
}
