import { createHmac, randomBytes } from 'node:crypto'
import { RECOVERY_CODES, writeRecoveryCode } from '@roomtone/domain/account/second-factor'
import { hashSlowly } from '../../platform/crypto/passwords.ts'

/** Short enough to be guessed from a stolen table: guessing takes the key as well, and as long as for a password. */
function hashRecoveryCode(masterKey: Buffer, userId: string, code: string): Promise<Buffer> {
  const salt = createHmac('sha256', keyOf(masterKey)).update(userId).digest()
  return hashSlowly(code, salt)
}

/** How a code may be kept. The second is quick, and was the way until codes were hashed like passwords. */
export async function hashesOfCode(masterKey: Buffer, userId: string, code: string): Promise<Buffer[]> {
  const before = createHmac('sha256', keyOf(masterKey)).update(`${userId}:${code}`).digest()
  return [await hashRecoveryCode(masterKey, userId, code), before]
}

export async function newRecoveryCodes(
  masterKey: Buffer,
  userId: string,
): Promise<{ codes: string[]; hashes: Buffer[] }> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(writeRecoveryCode(randomBytes(10)))
  const hashes: Buffer[] = []
  // One after the other: each takes its share of memory.
  for (const code of codes) hashes.push(await hashRecoveryCode(masterKey, userId, code.replace('-', '')))
  return { codes: [...codes], hashes }
}

function keyOf(masterKey: Buffer): Buffer {
  return createHmac('sha256', masterKey).update('recovery codes').digest()
}
