import { randomBytes } from 'node:crypto'
import type { Handle, Tx } from '../db/database.ts'
import { open, seal } from './sealed-box.ts'

/** Personal fields of one subject, readable only while that subject's key exists. */
export type SubjectKeys = {
  seal(tx: Tx, subjectId: string, fields: Record<string, string>, now: Date): Promise<Buffer>
  open(handle: Handle, subjectId: string, sealed: Buffer): Promise<Record<string, string> | null>
  /** For what is no set of short fields: files, and texts as long as a contract. */
  sealBytes(tx: Tx, subjectId: string, bytes: Uint8Array, now: Date): Promise<Buffer>
  openBytes(handle: Handle, subjectId: string, sealed: Buffer): Promise<Buffer | null>
  erase(tx: Tx, subjectId: string): Promise<void>
}

export function createSubjectKeys(masterKey: Buffer): SubjectKeys {
  async function sealUnder(tx: Tx, subjectId: string, plain: Buffer, now: Date): Promise<Buffer> {
    const key = (await readKey(tx, masterKey, subjectId)) ?? (await makeKey(tx, masterKey, subjectId, now))
    return seal(key, plain, subjectId)
  }
  async function openUnder(handle: Handle, subjectId: string, sealed: Buffer): Promise<Buffer | null> {
    const key = await readKey(handle, masterKey, subjectId)
    return key === null ? null : openOrNull(key, sealed, subjectId)
  }
  return {
    async seal(tx, subjectId, fields, now) {
      return sealUnder(tx, subjectId, Buffer.from(JSON.stringify(fields)), now)
    },
    async open(handle, subjectId, sealed) {
      const plain = await openUnder(handle, subjectId, sealed)
      return plain === null ? null : (JSON.parse(plain.toString()) as Record<string, string>)
    },
    sealBytes: (tx, subjectId, bytes, now) => sealUnder(tx, subjectId, Buffer.from(bytes), now),
    openBytes: openUnder,
    async erase(tx, subjectId) {
      await tx.deleteFrom('subject_keys').where('subject_id', '=', subjectId).execute()
    },
  }
}

/** Null also when the key is a later one: what was sealed before an erasure stays closed for good. */
function openOrNull(key: Buffer, sealed: Buffer, subjectId: string): Buffer | null {
  try {
    return open(key, sealed, subjectId)
  } catch {
    return null
  }
}

async function readKey(handle: Handle, masterKey: Buffer, subjectId: string): Promise<Buffer | null> {
  const row = await handle
    .selectFrom('subject_keys')
    .select('wrapped_key')
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return row ? open(masterKey, row.wrapped_key, `subject-key:${subjectId}`) : null
}

async function makeKey(tx: Tx, masterKey: Buffer, subjectId: string, now: Date): Promise<Buffer> {
  const key = randomBytes(32)
  const row = await tx
    .insertInto('subject_keys')
    .values({
      subject_id: subjectId,
      wrapped_key: seal(masterKey, key, `subject-key:${subjectId}`),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('subject_id').doNothing())
    .returning('subject_id')
    .executeTakeFirst()
  if (row) return key
  // Another transaction was first; its key is the key.
  const winner = await readKey(tx, masterKey, subjectId)
  if (winner === null) throw new Error(`The key of subject ${subjectId} vanished while it was being made`)
  return winner
}
