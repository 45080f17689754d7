import type { Activity } from '../listing/activities.ts'

export const PRODUCTION_KINDS = ['stills', 'motion', 'podcast', 'audition', 'other'] as const
export type ProductionKind = (typeof PRODUCTION_KINDS)[number]

export const PRODUCTION_KIND_LABELS: Record<ProductionKind, string> = {
  stills: 'Stills',
  motion: 'Motion',
  podcast: 'Podcast',
  audition: 'Audition',
  other: 'Other',
}

export const PRODUCTION_TITLE_MAX = 120
export const PURPOSE_MAX = 300

/** What the shoot involves and the space does not allow. */
export function notAllowed(involves: readonly Activity[], allows: readonly Activity[]): Activity[] {
  return involves.filter((one) => !allows.includes(one))
}

export const OPEN_PER_LISTING_MAX = 3
export const OPEN_MAX = 10

export const DECLINE_REASONS = [
  'not_available',
  'not_a_fit',
  'crew_too_large',
  'needs_details',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  not_available: 'The time does not work',
  not_a_fit: 'This production does not suit the space',
  crew_too_large: 'The crew is too large',
  needs_details: 'I would need to know more',
  other: 'Another reason',
}

/** What each side may choose from: a guest's plans change, a host's space falls out. */
export const CANCEL_REASONS = {
  guest: ['plans_changed', 'date_moved', 'space_problem', 'emergency', 'other'],
  host: ['repairs', 'space_needed', 'double_booked', 'shoot_concern', 'emergency', 'other'],
} as const
export type CancelReason = (typeof CANCEL_REASONS)['guest' | 'host'][number]

export const CANCEL_REASON_LABELS: Record<CancelReason, string> = {
  plans_changed: 'Plans have changed',
  date_moved: 'The date has moved',
  space_problem: 'Something is wrong with the space',
  repairs: 'Damage or repairs at the space',
  space_needed: 'The space is needed for something else',
  double_booked: 'The space was already booked',
  shoot_concern: 'A concern about this shoot',
  emergency: 'An emergency',
  other: 'Another reason',
}

export function isReasonOf(side: 'guest' | 'host', reason: CancelReason): boolean {
  const reasons: readonly CancelReason[] = CANCEL_REASONS[side]
  return reasons.includes(reason)
}
