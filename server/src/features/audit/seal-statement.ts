import { createHash, type Hash } from 'node:crypto'
import { canonicalJson } from '@roomtone/domain/pack/canonical'

export const NO_HASH = Buffer.alloc(32)

type Sealed = { fromId: number; toId: number; rowCount: number; previous: Buffer; hash: Buffer; at: Date }

/** What the platform's key signs of a batch: its rows through their hash, its place, and when. */
export function sealStatement({ fromId, toId, rowCount, previous, hash, at }: Sealed): Uint8Array {
  return Buffer.from(
    canonicalJson({
      format: 'roomtone-audit-seal/1',
      from: fromId,
      to: toId,
      rows: rowCount,
      previous: previous.toString('hex'),
      hash: hash.toString('hex'),
      sealedAt: at.toISOString(),
    }),
  )
}

/** Hashes the batch's rows onto the batch before. */
export function beginBatch(previous: Buffer): Hash {
  return createHash('sha256').update(previous)
}
