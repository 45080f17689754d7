import { type Cents, percentOf } from '../money/cents.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LEAST: Cents = 5_000
const FREE_EVERY_MONTHS = 6

type HostCancellation = {
  rent: Cents
  start: Date
  now: Date
  /** The last time this host canceled without owing anything. */
  lastFreeAt: Date | null
}

/** What a host owes who cancels a confirmed booking. The guest gets everything back either way. */
export function hostPenalty({ rent, start, now, lastFreeAt }: HostCancellation): {
  owes: Cents
  isFree: boolean
} {
  if (lastFreeAt === null || addMonths(lastFreeAt, FREE_EVERY_MONTHS) <= now) return { owes: 0, isFree: true }
  const left = start.getTime() - now.getTime()
  const percent = left <= 48 * HOUR ? 50 : left <= 30 * DAY ? 25 : 10
  return { owes: Math.max(LEAST, percentOf(rent, percent)), isFree: false }
}

/** Six months after August 31 end on the last of February, not on some day of March. */
function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}
