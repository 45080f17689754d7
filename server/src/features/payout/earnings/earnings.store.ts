import type { Cents } from '@roomtone/domain/money/cents'
import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

export type SettledPayout = Awaited<ReturnType<typeof findSettledPage>>[number]

function settledOf(handle: Handle, hostId: string) {
  return handle
    .selectFrom('payouts')
    .where('payouts.host_id', '=', hostId)
    .where('payouts.state', 'in', ['paid', 'settled'])
}

type Page = { hostId: string; after: { at: Date; id: string } | null; limit: number }

/** The latest first. */
export async function findSettledPage(handle: Handle, { hostId, after, limit }: Page) {
  const at = sql<Date>`payouts.settled_at`
  let query = settledOf(handle, hostId)
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
      sql<string>`coalesce(bookings.time_zone, 'UTC')`.as('timeZone'),
      'payouts.state',
      'payouts.due_at as dueAt',
      at.as('settledAt'),
      sql<Cents>`coalesce(payouts.due_cents, referrals.reward_cents, 0)`.as('due'),
      sql<Cents>`coalesce(payouts.withheld_cents, 0)`.as('withheld'),
      sql<Cents>`coalesce(payouts.paid_cents, 0)`.as('amount'),
    ])
    .orderBy(at, 'desc')
    .orderBy('payouts.id', 'desc')
    .limit(limit + 1)
  if (after)
    query = query.where(sql<SqlBool>`(payouts.settled_at, payouts.id) < (${after.at}, ${after.id}::uuid)`)
  return query.execute()
}

export async function countSettled(handle: Handle, hostId: string): Promise<number> {
  const { count } = await settledOf(handle, hostId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type PaidSum = { month: string; listingId: string | null; title: string | null; amount: Cents }

/** What has gone out, by the month in which it did, on the clocks of that zone, and by listing. */
export async function sumPaid(handle: Handle, hostId: string, zone: string): Promise<PaidSum[]> {
  return handle
    .selectFrom('payouts')
    .leftJoin('bookings', 'bookings.id', 'payouts.booking_id')
    .leftJoin('properties', 'properties.id', 'bookings.property_id')
    .select([
      sql<string>`to_char(payouts.settled_at at time zone ${zone}, 'YYYY-MM')`.as('month'),
      'properties.id as listingId',
      'properties.title',
      sql<Cents>`sum(payouts.paid_cents)::bigint`.as('amount'),
    ])
    .where('payouts.host_id', '=', hostId)
    .where('payouts.state', '=', 'paid')
    .groupBy([sql`1`, 'properties.id', 'properties.title'])
    .orderBy(sql`1`)
    .orderBy('properties.title')
    .orderBy('properties.id')
    .execute()
}

export async function countBookings(
  handle: Handle,
  { hostId, zone, year }: { hostId: string; zone: string; year: string },
) {
  return handle
    .selectFrom('bookings')
    .select([
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
