import { randomBytes } from 'node:crypto'
import { PASSPHRASE_LENGTH, PASSPHRASE_SIGNS, writePassphrase } from '@roomtone/domain/pack/passphrase'

/** 125 bits. The archive's own key derivation is quick to try, so the passphrase alone has to withstand. */
export function newPassphrase(): string {
  // 32 signs divide a byte's values evenly: the remainder favours none of them.
  const signs = Array.from(randomBytes(PASSPHRASE_LENGTH), (byte) => PASSPHRASE_SIGNS.charAt(byte % 32))
  return writePassphrase(signs.join(''))
}
