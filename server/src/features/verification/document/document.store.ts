import type { IdMediaType } from '@roomtone/domain/verification/assess'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { isPersonHeld } from '../../../platform/db/is-held.ts'

export type NewDocument = {
  id: string
  ownerId: string
  mediaType: IdMediaType
  sizeBytes: number
  storageKey: string
  wrappedKey: Buffer
  purgeAfter: Date
  now: Date
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx
    .insertInto('documents')
    .values({
      id: document.id,
      owner_id: document.ownerId,
      purpose: 'identity',
      media_type: document.mediaType,
      size_bytes: document.sizeBytes,
      storage_key: document.storageKey,
      wrapped_key: document.wrappedKey,
      uploaded_at: document.now,
      purge_after: document.purgeAfter,
    })
    .execute()
}

/** Readable while its key exists and its time has not come, or while a legal hold keeps it longer. */
export async function findReadableDocument(handle: Handle, id: string, now: Date) {
  return handle
    .selectFrom('documents')
    .select(['id', 'media_type as mediaType', 'storage_key as storageKey', 'wrapped_key as wrappedKey'])
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where((eb) =>
      eb.or([eb('purge_after', 'is', null), eb('purge_after', '>', now), isPersonHeld('documents.owner_id')]),
    )
    .executeTakeFirst()
}

/**
 * Keeps an upload of this person beyond its first day, for the one verification it is for. False: not theirs,
 * purged, or used before. The second statement sees what a rival committed while the first waited for it.
 */
export async function claimDocument(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('documents')
    .set({ purge_after: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purged_at', 'is', null)
    .where('purge_after', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return false
  const used = await tx
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return used === undefined
}

export async function keepDocumentUntil(tx: Tx, id: string, purgeAfter: Date): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ purge_after: purgeAfter })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .execute()
}

/** Those that no legal hold keeps. */
export async function findDocumentsToPurge(handle: Handle, now: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('documents')
    .select('id')
    .where('purge_after', '<=', now)
    .where('purged_at', 'is', null)
    .where(({ not }) => not(isPersonHeld('documents.owner_id')))
    .orderBy('purge_after')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Placing a hold on them, or on one of their bookings, waits. */
export async function lockOwnerOf(tx: Tx, documentId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('documents').select('owner_id').where('id', '=', documentId))
    .forShare()
    .execute()
}

/** Returns the file's path; null when another sweep was first, or the document is wanted again or held. */
export async function forgetDocumentKey(tx: Tx, id: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('documents')
    .set({ wrapped_key: null, purged_at: now })
    .where('id', '=', id)
    .where('purge_after', '<=', now)
    .where('purged_at', 'is', null)
    .where(({ not }) => not(isPersonHeld('documents.owner_id')))
    .returning('storage_key as storageKey')
    .executeTakeFirst()
  return row?.storageKey ?? null
}
