/** `refused`: its author was told and has not asked for a review; admins do not see it. */
export const CASE_STATES = [
  'open',
  'refused',
  'dismissed',
  'warned',
  'suspended',
  'approved',
  'rejected',
] as const
export type CaseState = (typeof CASE_STATES)[number]

export const DECISIONS = ['dismissed', 'approved', 'rejected', 'warned', 'suspended'] as const
export type Decision = (typeof DECISIONS)[number]

/**
 * A text is approved or rejected; a report is dismissed. Any of these can come with a warning or a
 * suspension.
 */
export function canDecide(decision: Decision, isText: boolean): boolean {
  if (decision === 'dismissed') return !isText
  if (decision === 'approved' || decision === 'rejected') return isText
  return true
}

/**
 * How a text became a case: the rules refused it, its author asked for a review, or it was live before texts
 * were checked.
 */
export const TEXT_ORIGINS = ['refused', 'asked', 'live'] as const
export type TextOrigin = (typeof TEXT_ORIGINS)[number]
