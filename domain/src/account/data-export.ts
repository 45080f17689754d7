const DAY = 86_400_000

/** How long a copy of someone's data can be fetched. */
export const EXPORT_DAYS = 7
export const EXPORTS_AT_MOST = 3
/** In so many days. */
export const EXPORTS_WITHIN_DAYS = 30

export function exportEndsAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + EXPORT_DAYS * DAY)
}

/** When the next copy may be asked for, given when the last ones were; null: now. Those that failed are not counted. */
export function nextExportAt(askedAt: readonly Date[], now: Date): Date | null {
  const counted = askedAt
    .map((at) => at.getTime() + EXPORTS_WITHIN_DAYS * DAY)
    .filter((until) => until > now.getTime())
    .sort((a, b) => a - b)
  const until = counted.at(-EXPORTS_AT_MOST)
  return until === undefined ? null : new Date(until)
}
