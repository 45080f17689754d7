import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AskedTime, ZoneClock } from './asked-time.ts'
import { cellsAround, kmPerDegree, lengthOfLongitude } from './cells.ts'
import { offerLexemes } from './filter-facts.ts'
import type { Scope, SearchFilter } from './search-filter.ts'

type Condition = RawBuilder<SqlBool>

/**
 * Everything that the row of the projection `s` can answer by itself. Around a point, rows come from the squares
 * there, or in the order of an index that knows nothing of squares.
 */
export function rowMatches(filter: SearchFilter, rows: 'by square' | 'in order' = 'by square'): Condition {
  const { scope, crew, minPrice, maxPrice, least, types, kinds, mask } = filter
  const parts: Condition[] = [scopeHolds(scope)]
  if (scope.by === 'near' && rows === 'by square')
    parts.push(sql`s.cell = any(${cellsAround(scope.around)}::int[])`)
  if (crew !== null) parts.push(sql`s.crew >= ${crew}::int`)
  if (minPrice !== null) parts.push(sql`s.price >= ${minPrice}::int`)
  if (maxPrice !== null) parts.push(sql`s.price <= ${maxPrice}::int`)
  if (least !== null) parts.push(sql`s.${sql.raw(least.column)} <= ${least.most}::int`)
  if (types.length > 0) parts.push(sql`s.ptype = any(${types}::int[])`)
  if (kinds.length > 0) parts.push(sql`s.kind = any(${kinds}::int[])`)
  // The same truth as `= mask`, which the planner would take for one row in two hundred.
  if (mask > 0) parts.push(sql`(s.am & ${mask}::bigint) >= ${mask}::bigint`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

function scopeHolds(scope: Scope): Condition {
  switch (scope.by) {
    case 'city':
      return sql`s.city_id = ${scope.id}::int`
    case 'state':
      return sql`s.state_id = ${scope.id}::smallint`
    case 'all':
      return sql`true`
    case 'near': {
      const { lat, lng, km } = scope.around
      const east = kmPerDegree * lengthOfLongitude(lat)
      return sql`power((s.lat - ${lat}::float8) * ${kmPerDegree}::float8, 2) +
        power((s.lng - ${lng}::float8) * ${east}::float8, 2) <= ${km * km}::float8`
    }
  }
}

/** The words, and with them every filter that is indexed as a word: the index meets them all together. */
export function wordsQuery(filter: SearchFilter): RawBuilder<unknown> {
  const { lexemes, scope } = filter
  const riding = offerLexemes(filter)
  if (scope.by === 'city') riding.push(`=y${scope.id}`)
  if (scope.by === 'state') riding.push(`=s${scope.id}`)
  return asQuery([...lexemes, ...riding])
}

/** For a listing found by other means: one look at its words. Lazy, because a scalar subquery is never flattened. */
export function hasWords(lexemes: string[], id: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`(select t.tsv @@ ${asQuery(lexemes)} from listing_text t where t.id = ${id})`
}

function asQuery(lexemes: string[]): RawBuilder<unknown> {
  const quoted = lexemes.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`)
  return sql`${quoted.join(' & ')}::tsquery`
}

/** Whether the listing of row `s` can be had then. Asked last, and only of rows that match otherwise. */
export function isFree(time: AskedTime): Condition {
  if (time.need === 'never') return sql`false`
  const earliest = sql`(${time.now}::timestamptz + s.notice_hours * interval '1 hour')`
  switch (time.need) {
    case 'stay': {
      const [from, to] = [opening(time.first), closing(time.last)]
      return sql<SqlBool>`s.rents_by <> ${BY_HOUR} and ${time.days}::int between s.min_days and s.max_days
        and ${isOpenFor(time.first.weekday, time.days)}
        and ${from} >= ${earliest} and ${to} is not null and ${noHold(from, to)}`
    }
    case 'slot': {
      const from = instant(time.day, sql`${time.start}::int`)
      const hours = time.hours === null ? sql`s.minimum_hours` : sql`${time.hours}::int`
      const to = sql`(${from} + ${hours} * interval '1 hour')`
      return sql<SqlBool>`s.rents_by <> ${BY_DAY} and ${hours} >= s.minimum_hours
        and ${from} >= ${opening(time.day)} and ${to} <= ${closing(time.day)}
        and ${from} >= ${earliest} and ${noHold(from, to)}`
    }
    case 'block': {
      const hours = sql`greatest(s.minimum_hours, ${time.hours ?? 0}::int)`
      const need = sql`${hours} * interval '1 hour'`
      const [from, closes] = [opening(time.day), closing(time.day)]
      const opens = nextStart(sql`greatest(${from}, ${earliest})`)
      const wholeDay = sql`(s.min_days = 1 and ${from} >= ${earliest} and ${closes} is not null and ${noHold(from, closes)})`
      // A search by the hour does not match a space that rents by the day.
      const byDay = time.hours === null ? wholeDay : sql`false`
      return sql<SqlBool>`case when s.rents_by = ${BY_DAY} then ${byDay}
        else ${opens} + ${need} <= ${closes} and ${hasGap({ opens, closes, need })} end`
    }
  }
}

const BY_HOUR = sql.lit(RENTS_BY.indexOf('hour'))
const BY_DAY = sql.lit(RENTS_BY.indexOf('day'))

/** Null on a weekday on which the space is closed, and then nothing fits. */
function opening(clock: ZoneClock): RawBuilder<unknown> {
  return instant(clock, hourOf(clock.weekday, 'opens_at'))
}

function closing(clock: ZoneClock): RawBuilder<unknown> {
  return instant(clock, hourOf(clock.weekday, 'closes_at'))
}

/** Most spaces keep the same hours every day, in two columns; the others have a pair for each weekday. */
function hourOf(weekday: number, end: 'opens_at' | 'closes_at'): RawBuilder<unknown> {
  const place = weekday * 2 + (end === 'opens_at' ? 1 : 2)
  return sql`(case when s.week_hours is null then ${sql.ref(`s.${end}`)} else s.week_hours[${sql.lit(place)}] end)`
}

/** No stay covers a day on which the space is closed. */
function isOpenFor(first: number, days: number): RawBuilder<unknown> {
  const places = Array.from({ length: Math.min(days, 7) }, (_, day) => ((first + day) % 7) * 2 + 1)
  const isOpen = places.map((place) => sql`s.week_hours[${sql.lit(place)}] is not null`)
  return sql`(s.week_hours is null or (${sql.join(isOpen, sql` and `)}))`
}

/** What a booking holds beyond its end. */
const turnaround = sql`s.turnaround_minutes * interval '1 minute'`

/**
 * Busy times of a listing never overlap, so the first that ends after `from` decides: it begins late enough, or not at
 * all.
 */
function noHold(from: RawBuilder<unknown>, to: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`coalesce((
    select lower(busy.during) >= ${to} + ${turnaround}
    from busy_times busy where busy.listing_id = s.id and upper(busy.during) > ${from}
    order by upper(busy.during) limit 1), true)`
}

/**
 * The same probe: free before the first of them, else perhaps after it. What it leaves no room for is settled here; on
 * days on which nearly everything is taken that is nearly everything.
 */
function hasGap({
  opens,
  closes,
  need,
}: Record<'opens' | 'closes' | 'need', RawBuilder<unknown>>): Condition {
  return sql<SqlBool>`coalesce((
    select case
      when lower(busy.during) >= ${opens} + ${need} + ${turnaround} then true
      when ${nextStart(sql`upper(busy.during)`)} + ${need} > ${closes} then false
      else has_free_block(s.id, upper(busy.during), ${closes} + ${turnaround}, ${need} + ${turnaround})
    end
    from busy_times busy where busy.listing_id = s.id and upper(busy.during) > ${opens}
    order by upper(busy.during) limit 1), true)`
}

const step = sql`interval ${sql.lit(`${TIME_STEP_MINUTES} minutes`)}`

/**
 * The first instant from there on at which a booking can start; has_free_block has the same. Zones are whole or half
 * hours from UTC wherever listings are, so one grid does for all of them.
 */
function nextStart(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(date_bin(${step}, ${at} - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + ${step})`
}

/** The instant at which the clocks of the listing's zone show these minutes; null where the day is out of reach. */
function instant(clock: ZoneClock, minutes: RawBuilder<unknown>): RawBuilder<unknown> {
  const midnight = sql`(${clock.midnights}::timestamptz[])[s.zone_id]`
  if (!clock.turns.some((turn) => turn !== null)) return sql`(${midnight} + ${minutes} * interval '1 minute')`
  const turn = sql`(${clock.turns}::int[])[s.zone_id]`
  const shift = sql`(${clock.shifts}::int[])[s.zone_id]`
  return sql`(${midnight} + (${minutes} + case when ${minutes} >= ${turn} then ${shift} else 0 end) * interval '1 minute')`
}
