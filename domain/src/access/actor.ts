import type { Role } from './roles.ts'

export const VERIFICATION_STATUSES = ['pending', 'in_review', 'verified', 'rejected', 'deactivated'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** Who is asking: built once per request from the session, never from what the browser claims. */
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
