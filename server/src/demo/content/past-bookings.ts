import { randomUUID } from 'node:crypto'
import { heldRangeOf } from '@roomtone/domain/availability/time-rules'
import { toWholeDollars } from '@roomtone/domain/money/cents'
import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '@roomtone/domain/pricing/rates'
import { addDays } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import type { Tx } from '../../platform/db/database.ts'
import { PRODUCTIONS, type Said } from './said-in-reviews.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Past demo bookings pay out as fast as those of established hosts. */
const KNOWN = 5

export type PastListing = NonNullable<Awaited<ReturnType<typeof findPastListing>>>

export async function findPastListing(tx: Tx, title: string) {
  return tx
    .selectFrom('properties')
    .select([
      'id',
      'search_id as searchId',
      'host_id as hostId',
      'time_zone as timeZone',
      'opens_at as opensAt',
      'closes_at as closesAt',
      'turnaround_minutes as turnaround',
      'max_guests as maxGuests',
      'price_per_day_cents as pricePerDay',
      'cleaning_fee_cents as cleaningFee',
      'cancellation_policy as policy',
      'house_rules as houseRules',
    ])
    .where('title', '=', title)
    .executeTakeFirst()
}

export type PastBooking = ReturnType<typeof planPastBooking>

type Plan = {
  listing: PastListing
  guestId: string
  shoot: Said['shoot']
  daysAgo: number
  turn: number
  now: Date
  account: string
}

/** One whole day there, that long ago, with everything that came of it. */
export function planPastBooking({ listing, guestId, shoot, daysAgo, turn, now, account }: Plan) {
  const id = randomUUID()
  const date = addDays(toLocal(now, listing.timeZone).date, -daysAgo)
  const range = {
    startsAt: toInstant({ date, minutes: listing.opensAt }, listing.timeZone),
    endsAt: toInstant({ date, minutes: listing.closesAt }, listing.timeZone),
  }
  const before = (hours: number) => new Date(range.startsAt.getTime() - hours * HOUR)
  const confirmedAt = before(24 * 9 - 3)
  const dueAt = payoutDueAt(range.endsAt, KNOWN)
  return {
    id,
    payoutId: randomUUID(),
    paymentId: randomUUID(),
    listing,
    guestId,
    date,
    range,
    held: heldRangeOf(range, listing.turnaround),
    requestedAt: before(24 * 9),
    confirmedAt,
    endedAt: new Date(range.endsAt.getTime() + 60_000),
    dueAt,
    /** What is not due yet waits for its day. */
    isPaid: dueAt.getTime() + DAY < now.getTime(),
    production: PRODUCTIONS[shoot],
    crew: Math.min(listing.maxGuests, 3 + (turn % 5)),
    price: priceOf(listing),
    account,
    charge: `ch_sim_${randomUUID().replaceAll('-', '')}`,
    sent: `po_sim_${randomUUID().replaceAll('-', '')}`,
  }
}

function priceOf({ pricePerDay, cleaningFee }: PastListing) {
  const rent = pricePerDay
  const subtotal = rent + cleaningFee
  const platformFee = toWholeDollars((subtotal * DEFAULT_FEE_HUNDREDTHS) / 10_000)
  const tax = toWholeDollars((subtotal * DEFAULT_TAX_HUNDREDTHS) / 10_000)
  const day = { kind: 'days', days: 1, price: rent, amount: rent } as const
  const cleaning = { kind: 'cleaning', amount: cleaningFee } as const
  const lines = cleaningFee > 0 ? [day, cleaning] : [day]
  return { lines, rent, subtotal, platformFee, tax, total: subtotal + platformFee + tax }
}
