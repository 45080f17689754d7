/** Codes by email, for signing a release or confirming that it's you. */
export const CODE_LENGTH = 6
export const CODE_TRIES = 5
export const CODE_LIVES_MS = 10 * 60_000

export type CodeStanding = 'good' | 'wrong' | 'expired' | 'used' | 'too_many_tries'

type Code = { expiresAt: Date; tries: number; usedAt: Date | null }

/** `matches` is found out by comparing hashes; what the answer is worth is decided here. */
export function judgeCode({ expiresAt, tries, usedAt }: Code, matches: boolean, now: Date): CodeStanding {
  if (usedAt !== null) return 'used'
  if (now >= expiresAt) return 'expired'
  if (tries >= CODE_TRIES) return 'too_many_tries'
  return matches ? 'good' : 'wrong'
}

export const CODE_REFUSALS: Record<Exclude<CodeStanding, 'good'>, string> = {
  wrong: "This isn't the code we emailed",
  expired: 'This code has expired. Please ask for a new one',
  used: 'This code was already used. Please ask for a new one',
  too_many_tries: 'Too many wrong tries. Please ask for a new code',
}
