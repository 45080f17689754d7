import { CODE_DIGITS, CODE_SECONDS, CODE_TOLERANCE, stepAt } from '@roomtone/domain/account/second-factor'
import { PRODUCT } from '@roomtone/texts/product'
import { Secret, TOTP } from 'otpauth'

/**
 * The defaults of every authenticator app: SHA-1, six digits, thirty seconds. Not all apps support others.
 */
function generator(key: string, label = ''): TOTP {
  return new TOTP({
    issuer: PRODUCT,
    label,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: Secret.fromBase32(key),
  })
}

/** In base 32, as people can type it. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32
}

export function addressOfKey(key: string, email: string): string {
  return generator(key, email).toString()
}

/** Which thirty seconds the code belongs to; null: to none near now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const delta = generator(key).validate({ token: code, timestamp: now.getTime(), window: CODE_TOLERANCE })
  return delta === null ? null : stepAt(now) + delta
}
