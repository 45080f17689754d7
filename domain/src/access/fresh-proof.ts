/** How long a proof counts before the person is asked again. */
export const FRESH_PROOF_MINUTES = 5

/** Null: this session has no proof yet. */
export function freshUntil(provedAt: Date | null | undefined): Date | null {
  return provedAt ? new Date(provedAt.getTime() + FRESH_PROOF_MINUTES * 60_000) : null
}

export function isFresh(provedAt: Date | null | undefined, now: Date): boolean {
  const until = freshUntil(provedAt)
  return until !== null && now < until
}

export const PROOF_METHODS = [
  'passkey',
  'password_and_code',
  'password_and_mail',
  'password',
  'mail',
] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

/** What a person has set up to prove who they are. */
export type Factors = { hasPasskey: boolean; hasPassword: boolean; hasSecondFactor: boolean }

/**
 * The strongest proof comes first, and nothing weaker is accepted. Only a passkey has an alternative, for a
 * device without it: then two other proofs are needed, where the person has two.
 */
export function acceptedProofs(factors: Factors): [ProofMethod, ...ProofMethod[]] {
  const { hasPasskey, hasPassword, hasSecondFactor } = factors
  if (!hasPasskey) return [withoutPasskey(hasPassword, hasSecondFactor)]
  const besides = withoutPasskey(hasPassword, hasSecondFactor)
  return ['passkey', besides === 'password' ? 'password_and_mail' : besides]
}

function withoutPasskey(hasPassword: boolean, hasSecondFactor: boolean): ProofMethod {
  if (!hasPassword) return 'mail'
  return hasSecondFactor ? 'password_and_code' : 'password'
}
