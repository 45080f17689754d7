export const CLAIM_SIDES = ['guest', 'host'] as const
export type ClaimSide = (typeof CLAIM_SIDES)[number]

export const CLAIM_KINDS = [
  'damage',
  'cleaning',
  'overtime',
  'missing',
  'not_as_described',
  'access',
  'other',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const CLAIM_STATES = ['open', 'answered', 'decided', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What one side can report about the other. */
export const KINDS_OF: Record<ClaimSide, readonly ClaimKind[]> = {
  guest: ['not_as_described', 'access', 'cleaning', 'missing', 'other'],
  host: ['damage', 'cleaning', 'overtime', 'missing', 'other'],
}

export const CLAIM_TEXT_MIN = 10
export const CLAIM_TEXT_MAX = 4000
/** A host can ask for no more than this; what is worth more is a matter for an insurer. */
export const HOST_ASKS_AT_MOST = 1_000_000
/** Chosen pictures and messages, and uploads, of one side in one case. */
export const CHOSEN_MAX = 20
export const UPLOADS_MAX = 12

const HOUR = 3_600_000
const WINDOW = 72 * HOUR
const ANSWER = 48 * HOUR
const REMIND = 12 * HOUR

/** Something can be reported from the start of a booking until here. */
export function claimsCloseAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + WINDOW)
}

export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER)
}

/** When a side that has not answered is reminded that little time is left. */
export function answerReminderAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() - REMIND)
}

/**
 * One try to take from a guest's card what a host was awarded. `asking` with a reference: reserved, and about to be
 * taken; `releasing`: another card takes its place.
 */
export const CLAIM_CHARGE_STATES = [
  'asking',
  'needs_authentication',
  'captured',
  'declined',
  'releasing',
] as const
export type ClaimChargeState = (typeof CLAIM_CHARGE_STATES)[number]
