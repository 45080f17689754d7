import type { Activity } from '../listing/activities.ts'

export const PRODUCTION_KINDS = ['stills', 'motion', 'podcast', 'audition', 'other'] as const
export type ProductionKind = (typeof PRODUCTION_KINDS)[number]

export const PRODUCTION_TITLE_MAX = 120
export const PURPOSE_MAX = 300

/** What the shoot involves and the space does not allow. */
export function notAllowed(involves: readonly Activity[], allows: readonly Activity[]): Activity[] {
  return involves.filter((one) => !allows.includes(one))
}

export const OPEN_PER_LISTING_MAX = 3
export const OPEN_MAX = 10
