import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import type { CardSummary } from '@roomtone/domain/payment/card'
import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'
import type { Work } from '../../profile/entry.ts'

/** `work`: whom the guest booked for, once it was unsealed. */
export type BookingFacts = NonNullable<Awaited<ReturnType<typeof findBookingFacts>>> & { work?: Work | null }
export type RefundFacts = Awaited<ReturnType<typeof findRefundsOf>>[number]
export type PayoutFacts = NonNullable<Awaited<ReturnType<typeof findPayoutFacts>>>

/** Space and names as they were at the confirmation: a paper says the same however late it is asked for. */
function bookings(handle: Handle) {
  return handle
    .selectFrom('bookings')
    .innerJoin('booking_papers as papers', 'papers.booking_id', 'bookings.id')
    .select([
      'bookings.id',
      'bookings.guest_id as guestId',
      'bookings.state',
      sql<Date>`bookings.confirmed_at`.as('confirmedAt'),
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as zone',
      'bookings.choice',
      sql<WeeklyHours | null>`bookings.rates -> 'hours'`.as('hours'),
      'bookings.production_title as production',
      'bookings.crew',
      'bookings.lines',
      'bookings.subtotal_cents as subtotal',
      'bookings.fee_cents as fee',
      'bookings.tax_cents as tax',
      'bookings.fee_hundredths as feeHundredths',
      'bookings.tax_hundredths as taxHundredths',
      'bookings.total_cents as total',
      'papers.number',
      'papers.title',
      'papers.city',
      'papers.region',
      'papers.country',
      'papers.guest_name as guestName',
      'bookings.billing',
      'papers.host_name as hostName',
    ])
    .where('bookings.confirmed_at', 'is not', null)
}

/** Only for its two sides, and only once it has been confirmed. */
export async function findBookingFacts(handle: Handle, id: string, viewerId: string) {
  return bookings(handle)
    .where('bookings.id', '=', id)
    .where((is) => is.or([is('bookings.guest_id', '=', viewerId), is('bookings.host_id', '=', viewerId)]))
    .executeTakeFirst()
}

/** The card that the price was taken from. */
export async function findCardOf(handle: Handle, bookingId: string): Promise<CardSummary | null> {
  const row = await handle
    .selectFrom('charges')
    .select('card')
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'rent')
    .where('state', '=', 'captured')
    .executeTakeFirst()
  return row?.card ?? null
}

/** In the order in which they were promised. One that failed has not been given back. */
export async function findRefundsOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('refunds')
    .select([
      sql<number>`(case state when 'failed' then to_credit_cents else amount_cents end)`.as('amount'),
      'to_credit_cents as toCredit',
      'state',
      sql<Date>`coalesce(settled_at, created_at)`.as('at'),
    ])
    .where('booking_id', '=', bookingId)
    .where(sql<SqlBool>`(state <> 'failed' or to_credit_cents > 0)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type ClaimPaymentFacts = Awaited<ReturnType<typeof findClaimPaymentsOf>>[number]

/** What the guest paid on top of the price, after claims. */
export async function findClaimPaymentsOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('charges')
    .select([
      'amount_cents as amount',
      sql<CardSummary | null>`card`.as('card'),
      sql<Date>`coalesce(settled_at, created_at)`.as('at'),
    ])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'claim')
    .where('state', '=', 'captured')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type RewardFacts = NonNullable<Awaited<ReturnType<typeof findRewardFacts>>>

/** A payout for a friend who hosts, once it is settled. */
export async function findRewardFacts(handle: Handle, id: string, referrerId: string) {
  return handle
    .selectFrom('payouts')
    .innerJoin('referrals', 'referrals.id', 'payouts.referral_id')
    .innerJoin('profiles as friend', 'friend.id', 'referrals.referred_id')
    .leftJoin('payout_accounts as account', (join) =>
      join
        .onRef('account.user_id', '=', 'payouts.host_id')
        .onRef('account.reference', '=', 'payouts.account'),
    )
    .select([
      'payouts.id as payoutId',
      'payouts.reference',
      'account.label',
      firstName('friend').as('friend'),
      sql<Date>`payouts.settled_at`.as('settledAt'),
      sql<number>`payouts.due_cents`.as('due'),
      sql<number>`payouts.withheld_cents`.as('withheld'),
      sql<number>`payouts.paid_cents`.as('paid'),
    ])
    .where('payouts.id', '=', id)
    .where('payouts.host_id', '=', referrerId)
    .where('payouts.state', 'in', ['paid', 'settled'])
    .executeTakeFirst()
}

/** Once it is settled. The account's words are shown only while it is still the one that was paid to. */
export async function findPayoutFacts(handle: Handle, id: string, hostId: string) {
  return bookings(handle)
    .innerJoin('payouts', 'payouts.booking_id', 'bookings.id')
    .leftJoin('payout_accounts as account', (join) =>
      join
        .onRef('account.user_id', '=', 'payouts.host_id')
        .onRef('account.reference', '=', 'payouts.account'),
    )
    .select([
      'payouts.id as payoutId',
      'payouts.reference',
      'account.label',
      sql<Date>`payouts.settled_at`.as('settledAt'),
      sql<number>`payouts.due_cents`.as('due'),
      sql<number>`payouts.withheld_cents`.as('withheld'),
      sql<number>`payouts.paid_cents`.as('paid'),
    ])
    .where('payouts.id', '=', id)
    .where('payouts.host_id', '=', hostId)
    .where('payouts.state', 'in', ['paid', 'settled'])
    .executeTakeFirst()
}
