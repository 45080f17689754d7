import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

const GIVEN_BACK = sql`coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)::bigint`

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
      'bookings.choice',
      sql<WeeklyHours | null>`bookings.rates -> 'hours'`.as('hours'),
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
      sql<number>`(select ${GIVEN_BACK} from refunds
        where refunds.booking_id = bookings.id and refunds.kind = 'policy')`.as('refunded'),
      sql<number>`(select coalesce(sum(to_credit_cents), 0)::bigint from refunds
        where refunds.booking_id = bookings.id and refunds.kind = 'policy')`.as('toCredit'),
      sql<number>`(select ${GIVEN_BACK} from refunds
        where refunds.booking_id = bookings.id and refunds.kind <> 'policy')`.as('refundedBesides'),
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

/** What an admin gave back: how much, and of it what went to gift cards and coupons. */
export async function findRefundLetter(handle: Handle, refundId: string) {
  return handle
    .selectFrom('refunds')
    .select(['booking_id as bookingId', 'amount_cents as amount', 'to_credit_cents as toCredit'])
    .where('id', '=', refundId)
    .where('kind', '=', 'goodwill')
    .executeTakeFirst()
}

export type CoveredDebt = {
  kind: TransferKind
  title: string | null
  production: string | null
  amount: Cents
}

/** What a host had come to owe and this payout was kept for: the oldest debt is the first to be covered. */
export async function findCoveredDebts(handle: Handle, payoutId: string): Promise<CoveredDebt[]> {
  const { rows } = await sql<CoveredDebt>`
    with debt as (
      select transfer.seq, transfer.kind, transfer.key, transfer.booking_id, entry.amount_cents as amount,
        sum(greatest(entry.amount_cents, 0)) over (order by transfer.seq) as owed,
        sum(greatest(-entry.amount_cents, 0)) over (order by transfer.seq) as covered
      from payouts
      join ledger_accounts account on account.name = 'host_debt:' || payouts.host_id
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transfers transfer on transfer.id = entry.transfer_id
      where payouts.id = ${payoutId}::uuid),
    kept as (
      select covered + amount as since, covered as until from debt
      where key = 'payout_due:' || ${payoutId}::uuid and amount < 0)
    select debt.kind, properties.title, bookings.production_title as production,
      (least(debt.owed, kept.until) - greatest(debt.owed - debt.amount, kept.since))::bigint as amount
    from kept
    join debt on debt.amount > 0 and debt.owed > kept.since and debt.owed - debt.amount < kept.until
    left join bookings on bookings.id = debt.booking_id
    left join properties on properties.id = bookings.property_id
    order by debt.seq`.execute(handle)
  return rows
}
