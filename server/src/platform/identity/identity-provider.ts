import type { Rejection } from '@roomtone/domain/verification/rejection'

/** What a provider gets. It may be asked twice, so its answer must be the same for the same id. */
type Submission = { verificationId: string; userId: string }

export type Beginning = {
  status: 'processing' | 'in_review'
  /** By which the provider knows this verification; kept with the profile once it is verified. */
  reference: string | null
  /** For a provider without callbacks: when the decision is due. */
  decideAfterMs?: number
  /** For a provider with a page of its own: where the person goes next. */
  redirectUrl?: string
}

/** The state of a person who was sent to the provider's own page. */
export type Standing =
  /** Something is left to do for them, at this address. */
  | { at: 'person'; url: string }
  /** They have done their part; the event that says what came of it is on its way. */
  | { at: 'provider' }
  /** It can no longer be finished. */
  | { at: 'end'; reason: Rejection }

type ProviderPage = {
  /** Asked each time somebody goes there: an address works once and not for long, so that it is never kept. */
  find(reference: string): Promise<Standing>
  /** Another submission has taken its place. */
  close(reference: string): Promise<void>
}

/** What the provider found on the document; null where it does not say. */
export type Findings = { legalName: string | null; dateOfBirth: string | null }

export type IdentityEvent = {
  id: string
  kind: string
  reference: string
  outcome: { to: 'verified'; findings: Findings } | { to: 'rejected'; reason: Rejection }
}

export type IdentityProvider = {
  name: 'mock' | 'manual' | 'stripe'
  /** Asked before anything is written, outside any transaction: it may take a second, and must be harmless if nothing follows. */
  begin(submission: Submission): Promise<Beginning>
  /** Null for a provider that shows the person nothing of its own. */
  page: ProviderPage | null
  /**
   * Reads what claims to be an event of the provider. `forged` when its signature is not the provider's; `ignored`
   * when it is genuine and says nothing that matters here.
   */
  readEvent(payload: Buffer, signature: string): Promise<IdentityEvent | 'forged' | 'ignored'>
}
