/** Of the codes that an authenticator app shows: six digits, new every thirty seconds. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
/** A phone's clock may be one code ahead or behind. */
export const CODE_TOLERANCE = 1

export const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without l, o, 0 and 1, which people mix up on paper. Thirty-two signs: five bits each. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

export type GivenCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

/**
 * One field accepts both kinds, with the spaces, hyphens and capitals that people write. Null: it is neither.
 */
export function readCode(text: string): GivenCode | null {
  const code = text.replace(/[\s-]/g, '').toLowerCase()
  if (code.length === CODE_DIGITS && /^\d+$/.test(code)) return { kind: 'app', code }
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((sign) => SIGNS.includes(sign))
  return isRecovery ? { kind: 'recovery', code } : null
}

/** From ten random bytes. Each of the signs is as likely as any other. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const signs = Array.from({ length: RECOVERY_LENGTH }, (_, at) => SIGNS[(bytes[at] ?? 0) % SIGNS.length])
  const half = RECOVERY_LENGTH / 2
  return `${signs.slice(0, half).join('')}-${signs.slice(half).join('')}`
}

/** Which thirty seconds these are, counted from 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (CODE_SECONDS * 1000))
}

/** A lost factor is removed this long after it was asked for, so that its owner can object. */
const REMOVAL_HOURS = 24

export function factorRemovalAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + REMOVAL_HOURS * 3_600_000)
}
