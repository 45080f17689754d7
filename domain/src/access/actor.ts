import type { Role } from './roles.ts'

export const VERIFICATION_STATUSES = ['pending', 'in_review', 'verified', 'rejected', 'deactivated'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** The person asking: built once per request from the session, never from what the browser claims. */
export type Actor = {
  userId: string
  sessionId: string
  roles: readonly Role[]
  verificationStatus: VerificationStatus
  /** Until the mailbox is proved, an account can look around and do little else. */
  emailConfirmed: boolean
  hasNames: boolean
  hasCommitted: boolean
  /** When the person in this session last proved who they are: by signing in, or with a later proof. */
  provedAt?: Date | null
  /** The admin who looks as this person: they can change nothing, and do not see everything. */
  impersonatedBy?: string | null
  /** Their admin role is inactive, and not among their roles, until they have set up a second factor. */
  awaitsSecondFactor?: boolean
}

export function hasRole(actor: Actor | null, role: Role): boolean {
  return actor?.roles.includes(role) ?? false
}

export function isVerified(actor: Actor | null): boolean {
  return actor?.verificationStatus === 'verified'
}
