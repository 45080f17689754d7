import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import type { Actor } from '@roomtone/domain/access/actor'
import { checkChoice, daysOf } from '@roomtone/domain/availability/check-choice'
import { confirmsAtOnce } from '@roomtone/domain/availability/confirms-at-once'
import { freeStarts } from '@roomtone/domain/availability/free-time'
import { nearestFree, nearestFreeWindow } from '@roomtone/domain/availability/nearest-free'
import {
  heldRangeOf,
  rangeOf,
  type TimeChoice,
  type TimeRange,
  type TimeRules,
} from '@roomtone/domain/availability/time-rules'
import { refundSteps } from '@roomtone/domain/cancellation/policy'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import { quote } from '@roomtone/domain/pricing/quote'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { findHolds, findOverrides } from '../calendar/entry.ts'
import { explainProblem } from './explain-problem.ts'
import { findListing, type ListingRow } from './listing.store.ts'
import { ratesOf, timeRulesOf } from './listing-terms.ts'
import { choiceView } from './quote.view.ts'

/** Experience comes with a completed booking, and nobody has one yet. */
const IS_EXPERIENCED = false

type Asked = { id: string; choice: TimeChoice }

export async function quoteProperty(
  { db, clock }: Deps,
  actor: Actor | null,
  { id, choice }: Asked,
): Promise<QuoteView> {
  const now = clock.now()
  const listing = await findListing(db, id, actor)
  if (!listing) throw new Refused('not_found')
  const rules = timeRulesOf(listing)
  const { startsAt } = rangeOf(choice, rules)
  const holds = await holdsNear(db, listing, choice, rules)
  const problem = checkChoice(choice, rules, holds, now)
  return {
    choice: choiceView(choice, rules),
    timeZone: listing.timeZone,
    price: await priceOf(db, listing, choice),
    problem: problem && { code: problem, message: explainProblem(problem, choice, rules, now) },
    alternatives: problem ? await alternativesTo(db, listing, choice, now) : [],
    freeStarts: choice.by === 'hour' ? freeStarts(choice.date, choice.hours, rules, holds, now) : [],
    refunds: refundSteps(listing.cancellationPolicy, startsAt, now).map(({ refundPercent, until }) => ({
      refundPercent,
      until: until.toISOString(),
    })),
    isInstant: problem === null && confirmsAtOnce(listing, IS_EXPERIENCED, startsAt, now),
  }
}

/** All of the day for hours, since its other starts are asked for too. */
async function holdsNear(db: Handle, { searchId }: ListingRow, choice: TimeChoice, rules: TimeRules) {
  const days: TimeChoice =
    choice.by === 'day' ? choice : { by: 'day', checkIn: choice.date, checkOut: choice.date }
  if (!isStay(days)) return []
  const { startsAt, endsAt } = heldRangeOf(rangeOf(days, rules), rules.turnaroundMinutes)
  return findHolds(db, searchId, startsAt, endsAt)
}

async function alternativesTo(db: Handle, listing: ListingRow, choice: TimeChoice, now: Date) {
  const rules = timeRulesOf(listing)
  const { startsAt, endsAt } = nearestFreeWindow(choice, rules, now)
  const holds: TimeRange[] = await findHolds(db, listing.searchId, startsAt, endsAt)
  return nearestFree(choice, rules, holds, now).map((one) => choiceView(one, rules))
}

async function priceOf(db: Handle, listing: ListingRow, choice: TimeChoice) {
  if (choice.by === 'day' && !isStay(choice)) return null
  const [from, to] = choice.by === 'day' ? [choice.checkIn, choice.checkOut] : [choice.date, choice.date]
  const result = quote(ratesOf(listing, await findOverrides(db, listing.id, from, to)), choice)
  return result.ok ? priceViewOf(result.quote) : null
}

/** What goes backwards or on for decades is no stay of anyone's. */
function isStay(choice: TimeChoice): boolean {
  const days = choice.by === 'day' ? daysOf(choice) : 1
  return days >= 1 && days <= STAY_MAX_DAYS
}
