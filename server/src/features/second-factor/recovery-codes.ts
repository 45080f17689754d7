import { createHmac, randomBytes } from 'node:crypto'
import { RECOVERY_CODES, writeRecoveryCode } from '@roomtone/domain/account/second-factor'

/** Short enough to be guessed from a stolen table if their hash needed no key. */
export function hashRecoveryCode(masterKey: Buffer, userId: string, code: string): Buffer {
  const key = createHmac('sha256', masterKey).update('recovery codes').digest()
  return createHmac('sha256', key).update(`${userId}:${code}`).digest()
}

export function newRecoveryCodes(masterKey: Buffer, userId: string): { codes: string[]; hashes: Buffer[] } {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(writeRecoveryCode(randomBytes(10)))
  const hashes = [...codes].map((code) => hashRecoveryCode(masterKey, userId, code.replace('-', '')))
  return { codes: [...codes], hashes }
}
