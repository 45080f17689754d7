/** What a provider is told. Its answer must be the same for the same id: it may be asked twice. */
export type Submission = { verificationId: string; userId: string }

export type Beginning = {
  status: 'processing' | 'in_review'
  /** By which the provider knows this verification; kept with the profile once it is verified. */
  reference: string | null
  /** For a provider that calls nobody back: when the decision is due. */
  decideAfterMs?: number
}

export type IdentityProvider = {
  name: 'mock' | 'manual'
  /** Runs inside the transaction that submits: quick, and harmless if that rolls back. */
  begin(submission: Submission): Promise<Beginning>
}
