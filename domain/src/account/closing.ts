const DAY = 86_400_000

/** How long someone who deleted their account may change their mind. The data is erased after 90 days. */
export const RESTORE_DAYS = 30

/** Typed by hand, in every language, so that nobody deletes an account by pressing twice. */
export const CLOSING_WORD = 'DELETE'

export function restorableUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + RESTORE_DAYS * DAY)
}
