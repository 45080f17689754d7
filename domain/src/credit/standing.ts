import type { Cents } from '../money/cents.ts'
import { addDays, type LocalDate } from '../time/local-date.ts'
import type { CreditKind } from './credit.ts'

export const CREDIT_STANDINGS = ['usable', 'used_up', 'expired', 'stopped'] as const
export type CreditStanding = (typeof CREDIT_STANDINGS)[number]

type Facts = {
  kind: CreditKind
  expiresAt: Date | null
  isStopped: boolean
  /** Of a gift card: what is on it and not held. */
  balance: Cents
  /** Of a coupon: how many more may use it; null: no limit. */
  usesLeft: number | null
  /** Of a coupon: this person has used it. */
  isUsedByThem: boolean
}

/** The state to show a person first: the balance of a stopped credit does not matter. */
export function standingOf(credit: Facts, now: Date): CreditStanding {
  if (credit.isStopped) return 'stopped'
  const isUsedUp =
    credit.kind === 'gift_card' ? credit.balance <= 0 : credit.isUsedByThem || credit.usesLeft === 0
  if (isUsedUp) return 'used_up'
  return credit.expiresAt !== null && credit.expiresAt <= now ? 'expired' : 'usable'
}

const DAY = 86_400_000
/** Money returned to a gift card is good for at least this long. */
export const GOOD_AFTER_RETURN_DAYS = 90

/**
 * A refund never goes to an expired card: one that expired while a booking held it gets more time. A card
 * without an end stays without one.
 */
export function expiryAfterReturn(expiresAt: Date | null, now: Date): Date | null {
  if (expiresAt === null) return null
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + GOOD_AFTER_RETURN_DAYS * DAY))
}

/** A last day lasts until it has ended everywhere on earth: nobody is told "today" and refused today. */
export function endOfLastDay(day: LocalDate): Date {
  return new Date(`${addDays(day, 1)}T12:00:00Z`)
}

/** The last day on which it can surely be used, wherever somebody is. */
export function lastDayOf(expiresAt: Date): LocalDate {
  return addDays(new Date(expiresAt.getTime() - DAY / 2).toISOString().slice(0, 10), -1)
}
