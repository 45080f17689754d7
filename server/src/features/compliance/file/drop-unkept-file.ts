import type { Deps } from '../../../platform/deps.ts'
import { hasPacketFile } from './packet-file.store.ts'
import { deleteFileBytes } from './packet-file-bytes.ts'

/** Bytes come before their row. Where it never came, because it was refused or the process died, they go. */
export async function dropUnkeptFile(deps: Deps, id: string): Promise<void> {
  if (!(await hasPacketFile(deps.db, id))) await deleteFileBytes(deps, id)
}
