import type { LocalDate } from '@roomtone/domain/time/local-date'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** The days at which periods begin, in order, and the moments at which those days begin where they are asked for. */
export type Span = {
  from: LocalDate
  until: LocalDate
  days: LocalDate[]
  starts: Date[]
  begins: Date
  ends: Date
}

/** The number of the period that a moment is in, from 1 on. */
function periodOf(at: string, { starts }: Span): RawBuilder<number> {
  return sql`width_bucket(${sql.ref(at)}, ${starts}::timestamptz[])`
}

export type BookingCount = {
  period: number
  what: 'requested' | 'confirmed' | 'completed' | 'cancelled'
  count: number
}

export async function countBookings(handle: Handle, span: Span): Promise<BookingCount[]> {
  const { begins, ends } = span
  const { rows } = await sql<BookingCount>`
    select ${periodOf('happened.at', span)} as period, what, count(*) as count from (
      select created_at as at, 'requested' as what from bookings where created_at >= ${begins} and created_at < ${ends}
      union all
      select confirmed_at, 'confirmed' from bookings where confirmed_at >= ${begins} and confirmed_at < ${ends}
      union all
      select ended_at, state from bookings
        where ended_at >= ${begins} and ended_at < ${ends} and state in ('completed', 'cancelled')
    ) happened group by 1, 2`.execute(handle)
  return rows
}

export type MoneyRow = {
  period: number
  gross: number
  refunds: number
  hostShare: number
  fees: number
  tax: number
  credits: number
}

/**
 * Sums from the ledger. Each charge and each refund due balances among guest, host, fee and tax, so that
 * gross less refunds is what the other three keep, to the cent.
 */
export async function sumMoney(handle: Handle, span: Span): Promise<MoneyRow[]> {
  const agreed = sql`transfer.kind in ('charge', 'refund_due')`
  const { rows } = await sql<MoneyRow>`
    select ${periodOf('transfer.at', span)} as period,
      coalesce(sum(entry.amount_cents) filter (where transfer.kind = 'charge' and account.kind = 'guest'), 0)::bigint
        as gross,
      coalesce(-sum(entry.amount_cents) filter (where transfer.kind = 'refund_due' and account.kind = 'guest'), 0)::bigint
        as refunds,
      coalesce(-sum(entry.amount_cents) filter (where ${agreed} and account.kind in ('host_payable', 'host_debt')), 0)
        ::bigint as "hostShare",
      coalesce(-sum(entry.amount_cents) filter (where ${agreed} and account.kind = 'platform_fee'), 0)::bigint as fees,
      coalesce(-sum(entry.amount_cents) filter (where ${agreed} and account.kind = 'tax_payable'), 0)::bigint as tax,
      coalesce(-sum(entry.amount_cents) filter (where transfer.kind in ('credit_spend', 'credit_return')
        and account.kind = 'guest'), 0)::bigint as credits
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where transfer.at >= ${span.begins} and transfer.at < ${span.ends}
      and transfer.kind in ('charge', 'refund_due', 'credit_spend', 'credit_return')
    group by 1`.execute(handle)
  return rows
}

export type VisitRow = { period: number; searches: number; venueViews: number; checkouts: number }

/** Counted by day in UTC, whatever zone is asked for: there is no finer count. */
export async function sumVisits(handle: Handle, { from, until, days }: Span): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select width_bucket(day, ${days}::date[]) as period,
      coalesce(sum(count) filter (where name = 'searches'), 0)::bigint as searches,
      coalesce(sum(count) filter (where name = 'venue_views'), 0)::bigint as "venueViews",
      coalesce(sum(count) filter (where name = 'checkouts'), 0)::bigint as checkouts
    from daily_counts where day >= ${from}::date and day < ${until}::date group by 1`.execute(handle)
  return rows
}

export type AnswerRow = {
  /** Null: all of them. */
  period: number | null
  asked: number
  answered: number
  medianMinutes: number | null
  p90Minutes: number | null
}

/**
 * Requests that reached a host and that the host answered or missed. A request that its guest withdrew does
 * not count.
 */
export async function measureAnswers(handle: Handle, span: Span, now: Date): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select period, count(*) as asked, count(minutes) as answered,
      (percentile_cont(0.5) within group (order by minutes))::float8 as "medianMinutes",
      (percentile_cont(0.9) within group (order by minutes))::float8 as "p90Minutes"
    from (
      select ${periodOf('bookings.sent_at', span)} as period,
        extract(epoch from bookings.answered_at - bookings.sent_at) / 60 as minutes
      from bookings
      where bookings.sent_at >= ${span.begins} and bookings.sent_at < ${span.ends}
        and (bookings.answered_at is not null or bookings.state = 'expired'
          or (bookings.state = 'pending' and bookings.expires_at <= ${now}))
    ) request
    group by grouping sets ((period), ())`.execute(handle)
  return rows
}

export type PeopleCounts = { signedUp: number; named: number; started: number; verified: number }

export async function followPeople(handle: Handle, { begins, ends }: Span): Promise<PeopleCounts> {
  const { rows } = await sql<PeopleCounts>`
    select count(*) as "signedUp",
      count(*) filter (where profiles.date_of_birth is not null) as named,
      count(*) filter (where profiles.is_verified
        or exists (select 1 from verifications where verifications.user_id = users.id)) as started,
      count(*) filter (where profiles.is_verified) as verified
    from users join profiles on profiles.id = users.id
    where users.created_at >= ${begins} and users.created_at < ${ends}`.execute(handle)
  return rows[0] ?? { signedUp: 0, named: 0, started: 0, verified: 0 }
}

const TOP = 10

export type ListingRow = { id: string; title: string; city: string; bookings: number; gross: number }

export async function findTopListings(handle: Handle, { begins, ends }: Span): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select properties.id, properties.title, properties.city, count(*) as bookings,
      sum(bookings.total_cents)::bigint as gross
    from ledger_transfers transfer
    join bookings on bookings.id = transfer.booking_id
    join properties on properties.id = bookings.property_id
    where transfer.kind = 'charge' and transfer.at >= ${begins} and transfer.at < ${ends}
    group by properties.id order by gross desc, properties.id limit ${TOP}`.execute(handle)
  return rows
}

export type CityRow = { city: string; state: string; bookings: number; gross: number }

export async function findTopCities(handle: Handle, { begins, ends }: Span): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select properties.city, properties.state, count(*) as bookings, sum(bookings.total_cents)::bigint as gross
    from ledger_transfers transfer
    join bookings on bookings.id = transfer.booking_id
    join properties on properties.id = bookings.property_id
    where transfer.kind = 'charge' and transfer.at >= ${begins} and transfer.at < ${ends}
    group by properties.city, properties.state order by gross desc, properties.city, properties.state
    limit ${TOP}`.execute(handle)
  return rows
}
