import type { showAnalytics as showAnalyticsEndpoint } from '@roomtone/contract/analytics/show-analytics'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { isAllowedRange, LONGEST_DAYS, periodsOf } from '@roomtone/domain/analytics/periods'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { isTimeZone, toInstant } from '@roomtone/domain/time/zone'
import { textsIn } from '@roomtone/texts/all/analytics/refusals'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/refused.ts'
import {
  type AnswerRow,
  type BookingCount,
  countBookings,
  findTopCities,
  findTopListings,
  followPeople,
  type MoneyRow,
  measureAnswers,
  type Span,
  sumMoney,
  sumVisits,
  type VisitRow,
} from './analytics.store.ts'

type Query = Parsed<typeof showAnalyticsEndpoint>['query']
type Analytics = Reply<typeof showAnalyticsEndpoint>
type Figures = Analytics['totals']

export async function showAnalytics({ db, clock }: Deps, query: Query): Promise<Analytics> {
  const span = spanOf(query)
  const [bookings, money, visits, answers, people, listings, cities] = await Promise.all([
    countBookings(db, span),
    sumMoney(db, span),
    sumVisits(db, span),
    measureAnswers(db, span, clock.now()),
    followPeople(db, span),
    findTopListings(db, span),
    findTopCities(db, span),
  ])
  const rows = { bookings, money, visits, answers }
  const periods = span.days.map((start, index) => ({ start, ...figuresOf(rows, index + 1) }))
  return { periods, totals: figuresOf(rows, null), people, listings, cities }
}

function spanOf({ from, until, by, zone }: Query): Span {
  if (!isTimeZone(zone)) throw refusedField('zone', (language) => textsIn(language).refusals.notAZone)
  if (from >= until) throw refusedField('until', (language) => textsIn(language).refusals.reversed)
  if (!isAllowedRange({ from, until }))
    throw refusedField('until', (language) => textsIn(language).refusals.tooManyDays({ max: LONGEST_DAYS }))
  const beginOf = (date: LocalDate) => toInstant({ date, minutes: 0 }, zone)
  const days = periodsOf({ from, until }, by)
  return { from, until, days, starts: days.map(beginOf), begins: beginOf(from), ends: beginOf(until) }
}

type Rows = { bookings: BookingCount[]; money: MoneyRow[]; visits: VisitRow[]; answers: AnswerRow[] }

/** Of one period; null: of all. */
function figuresOf(rows: Rows, period: number | null): Figures {
  const isIn = (row: { period: number | null }) => period === null || row.period === period
  const bookings = rows.bookings.filter(isIn)
  const count = (what: BookingCount['what']) =>
    sum(
      bookings.filter((row) => row.what === what),
      'count',
    )
  const money = rows.money.filter(isIn)
  const visits = rows.visits.filter(isIn)
  const answers = rows.answers.find((row) => row.period === period)
  return {
    bookings: {
      requested: count('requested'),
      confirmed: count('confirmed'),
      completed: count('completed'),
      cancelled: count('cancelled'),
    },
    revenue: {
      gross: sum(money, 'gross'),
      refunds: sum(money, 'refunds'),
      hostShare: sum(money, 'hostShare'),
      fees: sum(money, 'fees'),
      tax: sum(money, 'tax'),
      credits: sum(money, 'credits'),
    },
    visits: {
      searches: sum(visits, 'searches'),
      venueViews: sum(visits, 'venueViews'),
      checkouts: sum(visits, 'checkouts'),
    },
    answers: {
      asked: answers?.asked ?? 0,
      answered: answers?.answered ?? 0,
      medianMinutes: answers?.medianMinutes ?? null,
      p90Minutes: answers?.p90Minutes ?? null,
    },
  }
}

function sum<Name extends string>(rows: Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0)
}
