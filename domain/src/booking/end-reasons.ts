export const DECLINE_REASONS = [
  'not_available',
  'not_a_fit',
  'crew_too_large',
  'needs_details',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What each side may choose from: a guest's plans change, a host's space falls out. */
export const CANCEL_REASONS = {
  guest: ['plans_changed', 'date_moved', 'space_problem', 'emergency', 'other'],
  host: ['repairs', 'space_needed', 'double_booked', 'shoot_concern', 'emergency', 'other'],
} as const
export type CancelReason = (typeof CANCEL_REASONS)['guest' | 'host'][number]

/** Why a booking ended although neither side ended it. */
export const ENDINGS = [
  'payment_timed_out',
  'payment_failed',
  'replaced',
  'unanswered',
  'offer_expired',
  'never_free',
] as const
export type Ending = (typeof ENDINGS)[number]

export type EndReason = DeclineReason | CancelReason | Ending
export const END_REASONS: readonly EndReason[] = [
  ...new Set([...DECLINE_REASONS, ...CANCEL_REASONS.guest, ...CANCEL_REASONS.host, ...ENDINGS]),
]

export function isReasonOf(side: 'guest' | 'host', reason: CancelReason): boolean {
  const reasons: readonly CancelReason[] = CANCEL_REASONS[side]
  return reasons.includes(reason)
}
