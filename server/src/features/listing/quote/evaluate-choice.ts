import { createHash } from 'node:crypto'
import type { Actor } from '@roomtone/domain/access/actor'
import { type ChoiceProblem, checkChoice, daysOf } from '@roomtone/domain/availability/check-choice'
import { nearestFree, nearestFreeWindow } from '@roomtone/domain/availability/nearest-free'
import {
  heldRangeOf,
  rangeOf,
  type TimeChoice,
  type TimeRange,
  type TimeRules,
} from '@roomtone/domain/availability/time-rules'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import { type Quote, quote } from '@roomtone/domain/pricing/quote'
import type { Settings } from '@roomtone/domain/settings/settings'
import type { Handle } from '../../../platform/db/database.ts'
import { findHolds, findOverrides } from '../../calendar/entry.ts'
import { isHeldByBookings, type ListingRow } from '../listing.store.ts'
import { isInstantFor } from './is-instant-for.ts'
import { ratesOf, sharesOf, timeRulesOf } from './listing-terms.ts'

type Asked = { choice: TimeChoice; viewer: Actor | null; settings: Settings; now: Date }
type Hold = Awaited<ReturnType<typeof findHolds>>[number]

export type Offer = {
  rules: TimeRules
  range: TimeRange
  /** Of all of that day for hours, since its other starts are asked for too. */
  holds: Hold[]
  /** Null when the time is free and within every rule of the listing. */
  problem: ChoiceProblem | null
  /** Null where the choice has no price at all. */
  price: Quote | null
  /** Of the listing's cancellation policy, as they stand now. */
  steps: readonly CancellationStep[]
  /** Bookings are all that is in the way. */
  canWait: boolean
  isInstant: boolean
  /** Of what a request agrees to besides the price. */
  mark: string
}

/** What the listing says to a choice of time: the booking card shows it, a request is decided by it. */
export async function evaluateChoice(
  handle: Handle,
  listing: ListingRow,
  { choice, viewer, settings, now }: Asked,
): Promise<Offer> {
  const rules = timeRulesOf(listing)
  const range = rangeOf(choice, rules)
  const holds = await holdsNear(handle, listing, choice, rules)
  const problem = checkChoice(choice, rules, holds, now)
  const steps = settings.cancellation[listing.cancellationPolicy]
  const isInstant = await isInstantFor(handle, listing, viewer, range.startsAt, now)
  return {
    rules,
    range,
    holds,
    problem,
    price: await priceOf(handle, listing, settings, choice),
    steps,
    canWait: problem === 'taken' && (await canWaitFor(handle, listing, range)),
    isInstant,
    mark: termsMark({ ...listing, steps, isInstant }),
  }
}

/** The nearest choices that would do, when this one does not. */
export async function alternativesTo(
  handle: Handle,
  listing: ListingRow,
  choice: TimeChoice,
  now: Date,
): Promise<TimeChoice[]> {
  const rules = timeRulesOf(listing)
  const { startsAt, endsAt } = nearestFreeWindow(choice, rules, now)
  const holds: TimeRange[] = await findHolds(handle, listing.searchId, startsAt, endsAt)
  return nearestFree(choice, rules, holds, now)
}

/** Whoever booked it may still give it back; a block or another calendar never does. */
function canWaitFor(handle: Handle, { searchId, turnaroundMinutes }: ListingRow, range: TimeRange) {
  const { startsAt, endsAt } = heldRangeOf(range, turnaroundMinutes)
  return isHeldByBookings(handle, searchId, startsAt, endsAt)
}

async function holdsNear(handle: Handle, { searchId }: ListingRow, choice: TimeChoice, rules: TimeRules) {
  const days: TimeChoice =
    choice.by === 'day' ? choice : { by: 'day', checkIn: choice.date, checkOut: choice.date }
  if (!isStay(days)) return []
  const { startsAt, endsAt } = heldRangeOf(rangeOf(days, rules), rules.turnaroundMinutes)
  return findHolds(handle, searchId, startsAt, endsAt)
}

async function priceOf(
  handle: Handle,
  listing: ListingRow,
  settings: Settings,
  choice: TimeChoice,
): Promise<Quote | null> {
  if (choice.by === 'day' && !isStay(choice)) return null
  const [from, to] = choice.by === 'day' ? [choice.checkIn, choice.checkOut] : [choice.date, choice.date]
  const overrides = await findOverrides(handle, listing.id, from, to)
  const result = quote(ratesOf(listing, sharesOf(settings, listing), overrides), choice)
  return result.ok ? result.quote : null
}

/** What goes backwards or on for decades is no stay of anyone's. */
function isStay(choice: TimeChoice): boolean {
  const days = choice.by === 'day' ? daysOf(choice) : 1
  return days >= 1 && days <= STAY_MAX_DAYS
}

type Terms = Pick<ListingRow, 'cancellationPolicy' | 'houseRules'> & {
  steps: readonly CancellationStep[]
  isInstant: boolean
}

/** The same for the same words, and short: the page sends back which terms it has shown. */
function termsMark({ cancellationPolicy, houseRules, steps, isInstant }: Terms): string {
  const refunds = steps.map(({ hoursBefore, refundPercent }) => [hoursBefore, refundPercent])
  const rules = (houseRules as { title: string; body: string }[]).map(({ title, body }) => [title, body])
  const words = JSON.stringify([cancellationPolicy, refunds, rules, isInstant])
  return createHash('sha256').update(words).digest('base64url').slice(0, 16)
}
