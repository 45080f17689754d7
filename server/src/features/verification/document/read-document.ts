import type { IdMediaType } from '@roomtone/domain/verification/assess'
import { open } from '../../../platform/crypto/sealed-box.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findReadableDocument } from './document.store.ts'
import { documentContext } from './document-context.ts'

/** Null when it has been purged, or is about to be. The caller checks who may read it. */
export async function readDocument(
  deps: Deps,
  handle: Handle,
  id: string,
  now: Date,
): Promise<{ mediaType: IdMediaType; bytes: Buffer } | null> {
  const document = await findReadableDocument(handle, id, now)
  if (!document?.wrappedKey) return null
  const sealed = await deps.files.get(document.storageKey)
  if (sealed === null) throw new Error(`The file of document ${id} is missing`)
  const context = documentContext(id)
  const dataKey = open(deps.config.masterKey, document.wrappedKey, context)
  return { mediaType: document.mediaType, bytes: open(dataKey, sealed, context) }
}
