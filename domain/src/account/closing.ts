const DAY = 86_400_000

/** How long someone who had their account deleted may change their mind. What is erased goes after 90 days. */
export const RESTORE_DAYS = 30

/** Typed by hand, in every language: nobody deletes an account by pressing twice. */
export const CLOSING_WORD = 'DELETE'

export function restorableUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + RESTORE_DAYS * DAY)
}
