import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '@roomtone/domain/account/mailed-code'

/** What a code is for: `purpose` separates kinds of codes, `about` names the one thing that it opens. */
export type CodeUse = { purpose: 'signing-code' | 'proof-code'; about: readonly string[] }

/**
 * Derived, not stored: a mail that is tried again carries the same code, and neither a row nor a job gives
 * one away. The instant makes each request another code; without the master key no one can compute it.
 */
export function mailedCode(masterKey: Buffer, use: CodeUse, createdAt: Date): string {
  const digest = mac(masterKey, use, 'code', createdAt.toISOString())
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/** Keyed, because anyone with the table could hash all million codes in a second. */
export function mailedCodeHash(masterKey: Buffer, use: CodeUse, code: string): Buffer {
  return mac(masterKey, use, `hash:${code}`, '')
}

export function isSameCode(hash: Buffer, other: Buffer): boolean {
  return hash.length === other.length && timingSafeEqual(hash, other)
}

function mac(masterKey: Buffer, { purpose, about }: CodeUse, what: string, when: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32))
  return createHmac('sha256', key)
    .update([what, ...about, when].join('\n'))
    .digest()
}
