import type { CardSummary } from '@roomtone/domain/payment/card'
import type { QuoteLine } from '@roomtone/domain/pricing/quote'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type BookingFacts = NonNullable<Awaited<ReturnType<typeof findBookingFacts>>>
export type RefundFacts = Awaited<ReturnType<typeof findRefundsOf>>[number]
export type PayoutFacts = NonNullable<Awaited<ReturnType<typeof findPayoutFacts>>>

function bookings(handle: Handle) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .select([
      'bookings.id',
      'bookings.guest_id as guestId',
      'bookings.state',
      sql<Date>`bookings.confirmed_at`.as('confirmedAt'),
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as zone',
      'bookings.production_title as production',
      'bookings.crew',
      sql<QuoteLine[]>`bookings.lines`.as('lines'),
      'bookings.subtotal_cents as subtotal',
      'bookings.fee_cents as fee',
      'bookings.tax_cents as tax',
      'bookings.total_cents as total',
      'properties.title',
      'properties.city',
      'properties.state as region',
      'properties.country',
      'guest.full_name as guestName',
      'host.full_name as hostName',
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
    .selectFrom('payments')
    .select('card')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .executeTakeFirst()
  return (row?.card as CardSummary | null | undefined) ?? null
}

/** In the order in which they were promised. One that failed has not been given back. */
export async function findRefundsOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('refunds')
    .select(['amount_cents as amount', 'state', sql<Date>`coalesce(settled_at, created_at)`.as('at')])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'failed')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
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
