/**
 * One try to reserve a price on one card. `releasing`: we have released it, and the processor has not
 * confirmed it yet.
 */
export const CHARGE_STATES = [
  'asking',
  'needs_authentication',
  'authorised',
  'captured',
  'declined',
  'releasing',
  'released',
] as const
export type ChargeState = (typeof CHARGE_STATES)[number]

export const REFUND_STATES = ['asking', 'pending', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const PAYOUT_STATES = [
  'scheduled',
  'held',
  'without_account',
  'sending',
  'paid',
  'refused',
  'settled',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
