const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A request that starts soon is answered soon, so that the same day works at all. */
const SOON = 24 * HOUR

/** The moment at which an unanswered request ends. */
export function requestExpiresAt(sentAt: Date, startsAt: Date): Date {
  const isSoon = startsAt.getTime() - sentAt.getTime() < SOON
  const afterSending = sentAt.getTime() + (isSoon ? 2 : 48) * HOUR
  const beforeStart = startsAt.getTime() - (isSoon ? 30 * MINUTE : 12 * HOUR)
  return new Date(Math.min(afterSending, beforeStart))
}
