import { open, seal } from '../../../platform/crypto/sealed-box.ts'
import type { Deps } from '../../../platform/deps.ts'

const keyOf = (id: string) => `messages/${id}`
/** Bytes do not open under another file's id. */
const contextOf = (id: string) => `message-file:${id}`

/** What two people send each other is theirs: where it is kept, it is sealed. */
export async function putFileBytes({ files, config }: Deps, id: string, bytes: Buffer): Promise<void> {
  await files.put(keyOf(id), seal(config.masterKey, bytes, contextOf(id)))
}

export async function getFileBytes(deps: Deps, id: string): Promise<Buffer> {
  const bytes = await findFileBytes(deps, id)
  if (bytes === null) throw new Error(`The file of message file ${id} is missing`)
  return bytes
}

/** Null: they never arrived, or the store has lost them. */
export async function findFileBytes({ files, config }: Deps, id: string): Promise<Buffer | null> {
  const sealed = await files.get(keyOf(id))
  return sealed && open(config.masterKey, sealed, contextOf(id))
}

export async function deleteFileBytes({ files }: Deps, id: string): Promise<void> {
  await files.delete(keyOf(id))
}
