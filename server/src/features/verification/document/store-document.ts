import { randomBytes, randomUUID } from 'node:crypto'
import type { IdMediaType } from '@roomtone/domain/verification/assess'
import { seal } from '../../../platform/crypto/sealed-box.ts'
import type { Deps } from '../../../platform/deps.ts'
import { purgeUnusedAfter } from '../retention.ts'
import { insertDocument } from './document.store.ts'
import { documentContext } from './document-context.ts'

type Upload = { ownerId: string; mediaType: IdMediaType; bytes: Uint8Array; now: Date }

/** Encrypts the bytes under a key of their own and puts them away. Answers the document's id. */
export async function storeDocument(deps: Deps, upload: Upload): Promise<string> {
  const { ownerId, mediaType, bytes, now } = upload
  const id = randomUUID()
  const context = documentContext(id)
  const storageKey = `documents/${id}`
  const dataKey = randomBytes(32)
  // The row comes first: a file that fails to arrive leaves a row to sweep, never an orphaned file.
  await deps.db.transaction().execute(async (tx) => {
    await insertDocument(tx, {
      id,
      ownerId,
      mediaType,
      sizeBytes: bytes.length,
      storageKey,
      wrappedKey: seal(deps.config.masterKey, dataKey, context),
      purgeAfter: purgeUnusedAfter(now),
      now,
    })
    await deps.audit.record(tx, {
      now,
      actorId: ownerId,
      action: 'document.uploaded',
      subjectType: 'user',
      subjectId: ownerId,
      data: { document: id, mediaType, sizeBytes: bytes.length },
    })
  })
  await deps.files.put(storageKey, seal(dataKey, Buffer.from(bytes), context))
  return id
}
