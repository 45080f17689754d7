import { hostPayable } from '@roomtone/domain/ledger/accounts'
import type { Cents } from '@roomtone/domain/money/cents'
import type { PayoutState } from '@roomtone/domain/payment/standing'
import { FIRST_BOOKINGS, FIRST_PAYOUT_HOURS, PAYOUT_HOURS } from '@roomtone/domain/payout/payout-due'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

/** What the ledger owes the host for a booking and has not released. */
function owedFor(bookingId: RawBuilder<unknown>, hostId: string): RawBuilder<Cents> {
  return sql<Cents>`(select coalesce(-sum(entry.amount_cents), 0)::bigint
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where transfer.booking_id = ${bookingId} and account.name = ${hostPayable(hostId)})`
}

/**
 * All that a host is still to be paid: payouts that have not gone out, and confirmed bookings that will have one. Of
 * several payouts for one booking the first takes what is there. Every screen that shows upcoming money reads it here.
 */
function expectedOf(hostId: string): RawBuilder<unknown> {
  const host = sql`${hostId}::uuid`
  return sql`(
    select expected.*, coalesce(expected.paid, expected.due) as amount,
      coalesce(bookings.time_zone, (select home.time_zone from properties home where home.host_id = ${host}
        order by home.created_at, home.id limit 1), 'UTC') as time_zone
    from (
      select payouts.id, payouts.cause, payouts.booking_id, payouts.referral_id, payouts.state, payouts.due_at,
        coalesce(payouts.due_cents, referrals.reward_cents,
          case when row_number() over (partition by payouts.booking_id, payouts.due_cents is null
            order by payouts.due_at, payouts.id) = 1 then ${owedFor(sql`payouts.booking_id`, hostId)} else 0 end) as due,
        coalesce(payouts.withheld_cents, 0) as withheld, payouts.paid_cents as paid
      from payouts left join referrals on referrals.id = payouts.referral_id
      where payouts.host_id = ${host}
        and payouts.state in ('scheduled', 'held', 'without_account', 'sending', 'refused')
      union all
      select confirmed.id, 'booking', confirmed.id, null, 'expected',
        upper(confirmed.during) + make_interval(hours => case
          when done.before + row_number() over (order by upper(confirmed.during), confirmed.id) <= ${FIRST_BOOKINGS}::int
          then ${FIRST_PAYOUT_HOURS}::int else ${PAYOUT_HOURS}::int end),
        ${owedFor(sql`confirmed.id`, hostId)}, 0, null
      from bookings confirmed
      cross join (select count(*) as before from bookings where host_id = ${host} and state = 'completed') done
      where confirmed.host_id = ${host} and confirmed.state = 'confirmed'
    ) expected
    left join bookings on bookings.id = expected.booking_id
    where coalesce(expected.paid, expected.due) > 0
  )`
}

/** One that has not gone out: as its payout has it, or `expected` while its booking is still to come. */
export type ExpectedPayout = {
  id: string
  cause: 'booking' | 'claim' | 'referral'
  friend: string | null
  bookingId: string | null
  title: string | null
  production: string | null
  guestName: string | null
  startsAt: Date | null
  endsAt: Date | null
  timeZone: string
  state: PayoutState | 'expected'
  dueAt: Date
  due: Cents
  withheld: Cents
  amount: Cents
}

type Page = { hostId: string; after: { at: Date; id: string } | null; limit: number }

/** The soonest first. */
export async function findExpectedPayouts(
  handle: Handle,
  { hostId, after, limit }: Page,
): Promise<ExpectedPayout[]> {
  return findExpected(
    handle,
    hostId,
    after ? sql`(expected.due_at, expected.id) > (${after.at}, ${after.id}::uuid)` : sql`true`,
    limit,
  )
}

/** One that is held has no day. */
export async function findNextPayout(handle: Handle, hostId: string): Promise<ExpectedPayout | undefined> {
  const [next] = await findExpected(handle, hostId, sql`expected.state <> 'held'`, 1)
  return next
}

async function findExpected(
  handle: Handle,
  hostId: string,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ExpectedPayout[]> {
  const { rows } = await sql<ExpectedPayout>`
    select expected.id, expected.cause, ${firstName('friend')} as friend, bookings.id as "bookingId",
      properties.title, bookings.production_title as production, case expected.state when 'expected' then ${firstName('guest')} else guest.full_name end as "guestName",
      lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt", expected.time_zone as "timeZone",
      expected.state, expected.due_at as "dueAt", expected.due, expected.withheld, expected.amount
    from ${expectedOf(hostId)} expected
    left join bookings on bookings.id = expected.booking_id
    left join properties on properties.id = bookings.property_id
    left join profiles guest on guest.id = bookings.guest_id
    left join referrals on referrals.id = expected.referral_id
    left join profiles friend on friend.id = referrals.referred_id
    where ${which as RawBuilder<SqlBool>}
    order by expected.due_at, expected.id
    limit ${limit}`.execute(handle)
  return rows
}

export async function countExpectedPayouts(handle: Handle, hostId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${expectedOf(hostId)} expected`.execute(handle)
  return rows[0]?.count ?? 0
}

export type ExpectedSum = { month: string; listingId: string | null; title: string | null; amount: Cents }

/** By the month in which it is due where its space is, and by space; what is overdue belongs to this month. */
export async function sumExpectedPayouts(
  handle: Handle,
  { hostId, thisMonth }: { hostId: string; thisMonth: string },
): Promise<ExpectedSum[]> {
  const { rows } = await sql<ExpectedSum>`
    select greatest(to_char(expected.due_at at time zone expected.time_zone, 'YYYY-MM'), ${thisMonth}) as month,
      properties.id as "listingId", properties.title, sum(expected.amount)::bigint as amount
    from ${expectedOf(hostId)} expected
    left join bookings on bookings.id = expected.booking_id
    left join properties on properties.id = bookings.property_id
    group by 1, 2, 3
    order by 1, 3, 2`.execute(handle)
  return rows
}
