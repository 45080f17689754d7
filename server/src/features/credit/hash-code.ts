import { createHmac, hkdfSync } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

/** Keyed, so that who reads the table cannot try codes against it; the same for good, so that a code is found by it. */
export function hashCode({ config }: Pick<Deps, 'config'>, code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', config.masterKey, '', 'credit-codes', 32))
  return createHmac('sha256', key).update(code).digest()
}
