import type { Role } from './roles.ts'

export const VERIFICATION_STATUSES = ['pending', 'in_review', 'verified', 'rejected', 'deactivated'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** Who is asking: built once per request from the session, never from what the browser claims. */
export type Actor = {
  userId: string
  sessionId: string
  roles: readonly Role[]
  verificationStatus: VerificationStatus
  /** Whoever has not shown that the mailbox is theirs looks around, and does little else. */
  emailConfirmed: boolean
  hasNames: boolean
  hasCommitted: boolean
  /** When this session last showed who is there: by signing in, or by a proof since then. */
  provedAt?: Date | null
  /** The admin who looks through this person's eyes: nothing can be changed, and not everything is shown. */
  impersonatedBy?: string | null
  /** Their role of an admin rests, and is not among their roles, until they have set up a second factor. */
  awaitsSecondFactor?: boolean
}

export function hasRole(actor: Actor | null, role: Role): boolean {
  return actor?.roles.includes(role) ?? false
}

export function isVerified(actor: Actor | null): boolean {
  return actor?.verificationStatus === 'verified'
}
