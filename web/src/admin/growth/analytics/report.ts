import { shareOf } from '@roomtone/domain/analytics/periods'
import { analyticsTexts as texts } from '@roomtone/texts/admin/analytics'
import { type Cell, dollars } from '../../../parts/file/csv.ts'
import type { Analytics } from './analytics.query.ts'

export type Unit = 'count' | 'money' | 'minutes' | 'percent'
export type Series = { name: string; unit: Unit; values: readonly (number | null)[]; total: number | null }

/** One report: several series over the same periods, or steps one after the other. */
export type Report = {
  key: string
  title: string
  text: string
  rows: readonly string[]
  series: readonly Series[]
}

type Figures = Analytics['totals']

function seriesOf({ periods, totals }: Analytics) {
  return (name: string, unit: Unit, pick: (figures: Figures) => number | null): Series => ({
    name,
    unit,
    values: periods.map(pick),
    total: pick(totals),
  })
}

export function bookingsReport(data: Analytics): Report {
  const series = seriesOf(data)
  const { title, text, ...names } = texts.bookings
  return {
    key: 'bookings',
    title,
    text,
    rows: data.periods.map(({ start }) => start),
    series: [
      series(names.requested, 'count', ({ bookings }) => bookings.requested),
      series(names.confirmed, 'count', ({ bookings }) => bookings.confirmed),
      series(names.completed, 'count', ({ bookings }) => bookings.completed),
      series(names.cancelled, 'count', ({ bookings }) => bookings.cancelled),
    ],
  }
}

export function revenueReport(data: Analytics): Report {
  const series = seriesOf(data)
  const { title, text, ...names } = texts.revenue
  return {
    key: 'revenue',
    title,
    text,
    rows: data.periods.map(({ start }) => start),
    series: [
      series(names.gross, 'money', ({ revenue }) => revenue.gross),
      series(names.hostShare, 'money', ({ revenue }) => revenue.hostShare),
      series(names.fees, 'money', ({ revenue }) => revenue.fees),
      series(names.tax, 'money', ({ revenue }) => revenue.tax),
      series(names.refunds, 'money', ({ revenue }) => revenue.refunds),
      series(names.credits, 'money', ({ revenue }) => revenue.credits),
    ],
  }
}

export function answersReport(data: Analytics): Report {
  const series = seriesOf(data)
  const { title, text, ...names } = texts.answers
  return {
    key: 'answers',
    title,
    text,
    rows: data.periods.map(({ start }) => start),
    series: [
      series(names.median, 'minutes', ({ answers }) => answers.medianMinutes),
      series(names.p90, 'minutes', ({ answers }) => answers.p90Minutes),
      series(names.asked, 'count', ({ answers }) => answers.asked),
      series(names.answered, 'count', ({ answers }) => answers.answered),
      series(names.share, 'percent', ({ answers }) => shareOf(answers.answered, answers.asked)),
    ],
  }
}

function stepsReport(key: string, words: { title: string; text: string }, steps: [string, number][]): Report {
  return {
    key,
    title: words.title,
    text: words.text,
    rows: steps.map(([name]) => name),
    series: [
      { name: texts.count, unit: 'count', values: steps.map(([, count]) => count), total: null },
      {
        name: texts.share,
        unit: 'percent',
        values: steps.map(([, count], index) => {
          const before = steps[index - 1]
          return before ? shareOf(count, before[1]) : null
        }),
        total: null,
      },
    ],
  }
}

export function conversionReport({ totals: { visits, bookings } }: Analytics): Report {
  const names = texts.conversion
  return stepsReport('conversion', names, [
    [names.searches, visits.searches],
    [names.venueViews, visits.venueViews],
    [names.checkouts, visits.checkouts],
    [names.requested, bookings.requested],
    [names.confirmed, bookings.confirmed],
  ])
}

export function peopleReport({ people }: Analytics): Report {
  const names = texts.people
  return stepsReport('verification', names, [
    [names.signedUp, people.signedUp],
    [names.named, people.named],
    [names.started, people.started],
    [names.verified, people.verified],
  ])
}

export function listingsReport({ listings }: Analytics): Report {
  const { title, text, ...names } = texts.listings
  return {
    key: 'spaces',
    title,
    text,
    rows: listings.map((listing) => `${listing.title}, ${listing.city}`),
    series: [
      { name: names.gross, unit: 'money', values: listings.map(({ gross }) => gross), total: null },
      { name: names.bookings, unit: 'count', values: listings.map(({ bookings }) => bookings), total: null },
    ],
  }
}

export function citiesReport({ cities }: Analytics): Report {
  return {
    key: 'cities',
    ...texts.cities,
    rows: cities.map(({ city, state }) => `${city}, ${state}`),
    series: [
      { name: texts.listings.gross, unit: 'money', values: cities.map(({ gross }) => gross), total: null },
      {
        name: texts.listings.bookings,
        unit: 'count',
        values: cities.map(({ bookings }) => bookings),
        total: null,
      },
    ],
  }
}

export function allReports(data: Analytics): Report[] {
  return [
    bookingsReport,
    revenueReport,
    conversionReport,
    answersReport,
    peopleReport,
    listingsReport,
    citiesReport,
  ].map((of) => of(data))
}

/** A plain number that a spreadsheet can calculate with. */
function plain(value: number | null, unit: Unit): Cell {
  if (value === null) return null
  return unit === 'money' ? dollars(value) : unit === 'minutes' ? Math.round(value * 10) / 10 : value
}

/** The first line is the table head. */
export function linesOf(report: Report, first: string): Cell[][] {
  return [
    [first, ...report.series.map(({ name }) => name)],
    ...report.rows.map((row, index) => [
      row,
      ...report.series.map(({ values, unit }) => plain(values[index] ?? null, unit)),
    ]),
  ]
}

/** One figure a line, so that reports of any shape fit into one spreadsheet. */
export function linesOfAll(reports: readonly Report[]): Cell[][] {
  const { section, period, figure, value, total } = texts.all
  const lines = reports.flatMap((report) =>
    report.series.flatMap((series) => [
      ...report.rows.map((row, index) => [
        report.title,
        row,
        series.name,
        plain(series.values[index] ?? null, series.unit),
      ]),
      ...(series.total === null
        ? []
        : [[report.title, total, series.name, plain(series.total, series.unit)]]),
    ]),
  )
  return [[section, period, figure, value], ...lines]
}
