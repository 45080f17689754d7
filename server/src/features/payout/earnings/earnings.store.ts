import type { Cents } from '@roomtone/domain/money/cents'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

export type Shown = 'upcoming' | 'settled'
export type ListedPayout = Awaited<ReturnType<typeof findPayoutPage>>[number]

const UPCOMING = sql`('scheduled', 'held', 'without_account', 'sending', 'refused')`
const SETTLED = sql`('paid', 'settled')`

function payoutsOf(handle: Handle, hostId: string, show: Shown) {
  return handle
    .selectFrom('payouts')
    .where('payouts.host_id', '=', hostId)
    .where(sql<SqlBool>`payouts.state in ${show === 'upcoming' ? UPCOMING : SETTLED}`)
}

/** What the ledger owes the host for a booking, as long as its payout has not been released. */
function owedFor(bookingId: RawBuilder<unknown>, hostId: string): RawBuilder<Cents> {
  return sql<Cents>`(select coalesce(-sum(entry.amount_cents), 0)::bigint
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where transfer.booking_id = ${bookingId} and account.name = ${`host_payable:${hostId}`})`
}

type Page = { hostId: string; show: Shown; after: { at: Date; id: string } | null; limit: number }

/** The soonest first while they are to come, the latest first once they are settled. */
export async function findPayoutPage(handle: Handle, { hostId, show, after, limit }: Page) {
  const isUpcoming = show === 'upcoming'
  const at = isUpcoming ? sql<Date>`payouts.due_at` : sql<Date>`payouts.settled_at`
  const order = isUpcoming ? 'asc' : 'desc'
  let query = payoutsOf(handle, hostId, show)
    .leftJoin('bookings', 'bookings.id', 'payouts.booking_id')
    .leftJoin('properties', 'properties.id', 'bookings.property_id')
    .leftJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .leftJoin('referrals', 'referrals.id', 'payouts.referral_id')
    .leftJoin('profiles as friend', 'friend.id', 'referrals.referred_id')
    .select([
      'payouts.id',
      'payouts.cause',
      firstName<string | null>('friend').as('friend'),
      'bookings.id as bookingId',
      'properties.title',
      'bookings.production_title as production',
      'guest.full_name as guestName',
      sql<Date | null>`lower(bookings.during)`.as('startsAt'),
      sql<Date | null>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'payouts.state',
      'payouts.due_at as dueAt',
      'payouts.settled_at as settledAt',
      sql<Cents>`coalesce(payouts.due_cents, referrals.reward_cents, ${owedFor(sql`payouts.booking_id`, hostId)})`.as(
        'due',
      ),
      sql<Cents>`coalesce(payouts.withheld_cents, 0)`.as('withheld'),
      at.as('at'),
    ])
    .orderBy(at, order)
    .orderBy('payouts.id', order)
    .limit(limit + 1)
  if (after)
    query = query.where(
      isUpcoming
        ? sql<SqlBool>`(payouts.due_at, payouts.id) > (${after.at}, ${after.id}::uuid)`
        : sql<SqlBool>`(payouts.settled_at, payouts.id) < (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countPayouts(handle: Handle, hostId: string, show: Shown): Promise<number> {
  const { count } = await payoutsOf(handle, hostId, show)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type MonthSum = { month: string; amount: Cents }

/** What has gone out, by the month in which it did, on the clocks of that zone. */
export async function sumPaidByMonth(handle: Handle, hostId: string, zone: string): Promise<MonthSum[]> {
  return handle
    .selectFrom('payouts')
    .select([
      sql<string>`to_char(settled_at at time zone ${zone}, 'YYYY-MM')`.as('month'),
      sql<Cents>`sum(paid_cents)::bigint`.as('amount'),
    ])
    .where('host_id', '=', hostId)
    .where('state', '=', 'paid')
    .groupBy('month')
    .execute()
}

/** What is still to come, by the month in which it should: of payouts, and of bookings that will have one. */
export async function sumUpcomingByMonth(
  handle: Handle,
  { hostId, zone, waitMs }: { hostId: string; zone: string; waitMs: number },
): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(expected.at at time zone ${zone}, 'YYYY-MM') as month, sum(expected.amount)::bigint as amount
    from (
      select payouts.due_at as at,
        coalesce(payouts.paid_cents, referrals.reward_cents, ${owedFor(sql`payouts.booking_id`, hostId)}) as amount
      from payouts left join referrals on referrals.id = payouts.referral_id where payouts.host_id = ${hostId}::uuid and payouts.state in ${UPCOMING}
      union all
      select upper(bookings.during) + make_interval(secs => ${waitMs / 1000}),
        ${owedFor(sql`bookings.id`, hostId)}
      from bookings where bookings.host_id = ${hostId}::uuid and bookings.state = 'confirmed'
    ) as expected
    group by 1`.execute(handle)
  return rows
}

export async function countBookings(
  handle: Handle,
  { hostId, zone, year }: { hostId: string; zone: string; year: string },
) {
  return handle
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where to_char(lower(during) at time zone ${zone}, 'YYYY') = ${year})`.as(
        'thisYear',
      ),
    ])
    .where('host_id', '=', hostId)
    .where('state', 'in', ['confirmed', 'completed'])
    .executeTakeFirstOrThrow()
}

/** Whose zone and paper a host's own figures are in: those of their first listing. */
export async function findHome(handle: Handle, hostId: string) {
  return handle
    .selectFrom('profiles')
    .leftJoin('properties', 'properties.host_id', 'profiles.id')
    .select([
      'profiles.full_name as name',
      sql<string>`coalesce(properties.time_zone, 'UTC')`.as('zone'),
      sql<string>`coalesce(properties.country, 'United States')`.as('country'),
    ])
    .where('profiles.id', '=', hostId)
    .orderBy('properties.created_at')
    .orderBy('properties.id')
    .limit(1)
    .executeTakeFirstOrThrow()
}
