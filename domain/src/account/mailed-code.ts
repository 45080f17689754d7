/** Codes by email, for signing a release or confirming that it's you. */
export const CODE_LENGTH = 6
export const CODE_TRIES = 5
export const CODE_LIVES_MS = 10 * 60_000

export type CodeStanding = 'good' | 'wrong' | 'expired' | 'used' | 'too_many_tries'

type Code = { expiresAt: Date; tries: number; usedAt: Date | null }

/** The caller compares the hashes for `matches`; this function decides what the result means. */
export function judgeCode({ expiresAt, tries, usedAt }: Code, matches: boolean, now: Date): CodeStanding {
  if (usedAt !== null) return 'used'
  if (now >= expiresAt) return 'expired'
  if (tries >= CODE_TRIES) return 'too_many_tries'
  return matches ? 'good' : 'wrong'
}
