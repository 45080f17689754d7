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
import type { ProductionKind } from '@roomtone/domain/booking/production'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import {
  type AddOn,
  addOnsFor,
  type ChosenAddOn,
  isRequired,
  type Menu,
  type Shoot,
  tooLateFor,
} from '@roomtone/domain/pricing/menu'
import { type Quote, quote } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import type { Settings } from '@roomtone/domain/settings/settings'
import { addDays } from '@roomtone/domain/time/local-date'
import type { Handle } from '../../../platform/db/database.ts'
import { type DayPrices, findBusyTimes, findDayPrices } from '../../calendar/entry.ts'
import { ratesOf, sharesOf, timeRulesOf } from '../../pricing/entry.ts'
import { isHeldByBookings, type ListingRow } from '../listing.store.ts'
import { findAddOnsLeft } from './add-on-stock.store.ts'
import { isInstantFor } from './is-instant-for.ts'
import { type MenuRefusal, refusalOf, takenAddOn } from './menu-refusal.ts'

type Asked = { choice: TimeChoice; shoot: Shoot; viewer: Actor | null; settings: Settings; now: Date }

export type Offer = {
  rules: TimeRules
  range: TimeRange
  /** Of all of that day for hours, since its other starts are asked for too. */
  holds: TimeRange[]
  /** Null when the time is free and within every rule of the listing. */
  problem: ChoiceProblem | null
  /** What in the menu rules the choice out. */
  menuProblem: MenuRefusal | null
  /** Null where the choice has no price at all. */
  price: Quote | null
  /** What the price is calculated from. */
  rates: Rates
  /** Chosen ones and required ones. */
  addOns: ChosenAddOn[]
  /** Of every add-on, how many are left on each day of it, or would be once it is free; null where there is enough for everyone. */
  addOnsLeft: Map<string, number | null>
  /** The current steps of the listing's cancellation policy. */
  steps: readonly CancellationStep[]
  /** Bookings are all that is in the way: they may still be given back, which a block or another calendar never is. */
  canWait: boolean
  isInstant: boolean
  /** Of what a request agrees to besides the price. */
  mark: string
}

/** What the listing says to a choice of time: the booking card shows it, a request is decided by it. */
export async function evaluateChoice(
  handle: Handle,
  listing: ListingRow,
  { choice, shoot, viewer, settings, now }: Asked,
): Promise<Offer> {
  const rules = timeRulesOf(listing, shoot.kind)
  const range = rangeOf(choice, rules)
  const holds = await holdsNear(handle, listing, choice, rules)
  const problem = checkChoice(choice, rules, holds, now)
  const steps = settings.cancellation[listing.cancellationPolicy]
  const isInstant = await isInstantFor(handle, listing, viewer, range.startsAt, now)
  const rates = ratesOf(listing, sharesOf(settings, listing), await dayPricesFor(handle, listing, choice))
  const addOns = addOnsFor(rates.menu, shoot, choice, rates.hours)
  const required = (one: AddOn) => isRequired(one, shoot, choice, rates.hours)
  const held = heldRangeOf(range, listing.turnaroundMinutes)
  const canWait =
    problem === 'taken' && (await isHeldByBookings(handle, listing.searchId, held.startsAt, held.endsAt))
  const addOnsLeft = await findAddOnsLeft(handle, listing, range, canWait ? held : null)
  const result = isReasonable(choice) ? quote(rates, { ...choice, shoot }) : null
  const price = result?.ok ? result.quote : null
  const tooLate = tooLateFor(rates.menu, addOns, range.startsAt, now)
  return {
    rules,
    range,
    holds,
    problem,
    menuProblem:
      (result && !result.ok ? refusalOf(result.problem) : null) ??
      (tooLate && {
        code: 'add_on_too_late',
        name: tooLate.name,
        hours: tooLate.leadHours,
        isRequired: required(tooLate),
      }) ??
      takenAddOn(rates.menu, addOns, addOnsLeft, { crew: shoot.crew, required }),
    price,
    rates,
    addOns,
    addOnsLeft,
    steps,
    canWait,
    isInstant,
    mark: termsMark({ ...listing, steps, isInstant, addOns: describeAddOns(rates.menu, addOns) }),
  }
}

/** The nearest choices that would do, when this one does not. */
export async function alternativesTo(
  handle: Handle,
  listing: ListingRow,
  { choice, kind }: { choice: TimeChoice; kind: ProductionKind },
  now: Date,
): Promise<TimeChoice[]> {
  const rules = timeRulesOf(listing, kind)
  const { startsAt, endsAt } = nearestFreeWindow(choice, rules, now)
  const holds: TimeRange[] = await findBusyTimes(handle, listing.searchId, startsAt, endsAt)
  return nearestFree(choice, rules, holds, now)
}

async function holdsNear(handle: Handle, { searchId }: ListingRow, choice: TimeChoice, rules: TimeRules) {
  const days: TimeChoice =
    choice.by === 'day' ? choice : { by: 'day', checkIn: choice.date, checkOut: choice.date }
  if (!isReasonable(days)) return []
  const { startsAt, endsAt } = heldRangeOf(rangeOf(days, rules), rules.turnaroundMinutes)
  return findBusyTimes(handle, searchId, startsAt, endsAt)
}

/** Of the days that the choice takes, prep and strike included. */
async function dayPricesFor(handle: Handle, { id }: ListingRow, choice: TimeChoice): Promise<DayPrices> {
  if (!isReasonable(choice)) return { overrides: {}, hourlyOverrides: {} }
  if (choice.by === 'hour') return findDayPrices(handle, id, choice.date, choice.date)
  const { checkIn, checkOut, prep = 0, strike = 0 } = choice
  return findDayPrices(handle, id, addDays(checkIn, -prep), addDays(checkOut, strike))
}

/** What goes backwards or on for decades is no stay of anyone's. */
function isReasonable(choice: TimeChoice): boolean {
  const days = choice.by === 'day' ? daysOf(choice) : 1
  return days >= 1 && days <= STAY_MAX_DAYS
}

type DescribedAddOn = Pick<AddOn, 'name' | 'note'>

/** What a guest was told they get: an add-on can become another one for the same price. */
export function describeAddOns(menu: Menu, chosen: ChosenAddOn[]): DescribedAddOn[] {
  return menu.addOns
    .filter(({ id }) => chosen.some((one) => one.id === id))
    .map(({ name, note }) => ({ name, note }))
}

type Terms = Pick<ListingRow, 'cancellationPolicy' | 'houseRules'> & {
  steps: readonly CancellationStep[]
  isInstant: boolean
  addOns: DescribedAddOn[]
}

/** The same for the same words, and short: the page sends back which terms it has shown. */
function termsMark({ cancellationPolicy, houseRules, steps, isInstant, addOns }: Terms): string {
  const refunds = steps.map(({ hoursBefore, refundPercent }) => [hoursBefore, refundPercent])
  const rules = (houseRules as { title: string; body: string }[]).map(({ title, body }) => [title, body])
  const extras = addOns.map(({ name, note }) => [name, note])
  const words = JSON.stringify([cancellationPolicy, refunds, rules, isInstant, extras])
  return createHash('sha256').update(words).digest('base64url').slice(0, 16)
}
