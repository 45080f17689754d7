import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '@roomtone/domain/compliance/signing-code'

type Request = { releaseId: string; userId: string; createdAt: Date }

/**
 * Derived, not stored: a mail that is tried again carries the same code, and neither a row nor a job gives one away.
 * The instant makes each request another code; without the master key nobody can follow.
 */
export function codeOf(masterKey: Buffer, request: Request): string {
  const digest = mac(masterKey, 'code', request)
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/** Keyed as well: a million codes are hashed in a second by whoever holds the table. */
export function codeHash(masterKey: Buffer, request: Omit<Request, 'createdAt'>, code: string): Buffer {
  return mac(masterKey, `hash:${code}`, request)
}

export function isCode(hash: Buffer, other: Buffer): boolean {
  return hash.length === other.length && timingSafeEqual(hash, other)
}

function mac(
  masterKey: Buffer,
  what: string,
  { releaseId, userId, createdAt }: Omit<Request, 'createdAt'> & { createdAt?: Date },
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'signing-code', 32))
  return createHmac('sha256', key)
    .update([what, releaseId, userId, createdAt?.toISOString() ?? ''].join('\n'))
    .digest()
}
