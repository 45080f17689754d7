import { createHash } from 'node:crypto'
import type { ReleaseFacts, ReleaseText } from '@roomtone/domain/compliance/release-facts'
import { releaseToText } from '@roomtone/domain/compliance/write-release'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ReleaseRow } from './location-release.store.ts'

/** What is signed, and what it was written from. */
export type ReleaseBody = { text: ReleaseText; facts: ReleaseFacts }

export function hashOf(text: ReleaseText): Buffer {
  return createHash('sha256').update(releaseToText(text), 'utf8').digest()
}

export async function sealBody(
  { keys }: Deps,
  tx: Tx,
  bookingId: string,
  body: ReleaseBody,
  now: Date,
): Promise<Buffer> {
  return keys.sealBytes(tx, bookingId, Buffer.from(JSON.stringify(body)), now)
}

/** Null: its years are over and its key is gone. Words that no longer match their hash are our error. */
export async function openBody(
  { keys }: Deps,
  handle: Handle,
  { id, bookingId, body, hash }: Pick<ReleaseRow, 'id' | 'bookingId' | 'body' | 'hash'>,
): Promise<ReleaseBody | null> {
  const plain = await keys.openBytes(handle, bookingId, body)
  if (plain === null) return null
  const opened = JSON.parse(plain.toString()) as ReleaseBody
  if (!hashOf(opened.text).equals(hash)) throw new Error(`Release ${id} does not match its hash`)
  return opened
}
