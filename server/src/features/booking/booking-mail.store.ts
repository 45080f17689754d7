import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

export type LetterRow = NonNullable<Awaited<ReturnType<typeof findLetterRow>>>

/** What mails about a booking say. Where the place is and how people are reached is not even read. */
export async function findLetterRow(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as guest_user', 'guest_user.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .innerJoin('users as host_user', 'host_user.id', 'bookings.host_id')
    .select([
      'bookings.id',
      'bookings.state',
      'bookings.expires_at as expiresAt',
      'bookings.confirming_since as confirmingSince',
      'bookings.sent_at as sentAt',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'bookings.crew',
      'bookings.production_title as production',
      'bookings.production_kind as kind',
      'bookings.purpose',
      'bookings.total_cents as total',
      'bookings.subtotal_cents as subtotal',
      'bookings.penalty_cents as penalty',
      'bookings.penalty_waived as isPenaltyWaived',
      'bookings.ended_by as endedBy',
      'bookings.end_reason as endReason',
      'bookings.end_note as endNote',
      'properties.title',
      firstName('guest').as('guestName'),
      'guest.full_name as guestFullName',
      'guest_user.email as guestEmail',
      firstName('host').as('hostName'),
      'host.full_name as hostFullName',
      'host_user.email as hostEmail',
      'bookings.credit_cents as credit',
      sql<number>`(select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)
        ::bigint from refunds where refunds.booking_id = bookings.id)`.as('refunded'),
      sql<number>`(select coalesce(sum(to_credit_cents), 0)::bigint from refunds
        where refunds.booking_id = bookings.id)`.as('toCredit'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()
}

export async function findPayoutLetter(handle: Handle, payoutId: string) {
  return handle
    .selectFrom('payouts')
    .leftJoin('bookings', 'bookings.id', 'payouts.booking_id')
    .leftJoin('properties', 'properties.id', 'bookings.property_id')
    .leftJoin('referrals', 'referrals.id', 'payouts.referral_id')
    .leftJoin('profiles as friend', 'friend.id', 'referrals.referred_id')
    .innerJoin('profiles', 'profiles.id', 'payouts.host_id')
    .innerJoin('users', 'users.id', 'payouts.host_id')
    .select([
      'payouts.state',
      'payouts.due_cents as due',
      'payouts.withheld_cents as withheld',
      'payouts.paid_cents as paid',
      'bookings.production_title as production',
      sql<Date | null>`lower(bookings.during)`.as('startsAt'),
      sql<Date | null>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'properties.title',
      firstName<string | null>('friend').as('friend'),
      'profiles.full_name as fullName',
      'users.email',
    ])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirst()
}
