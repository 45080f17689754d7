import type { InsightsView } from '@roomtone/contract/analytics/show-insights'
import { insightsTexts as texts } from '@roomtone/texts/hosting/insights'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { dayWords, monthWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { type By, insightsQuery } from './insights.query.ts'
import { MiniChart } from './mini-chart.tsx'

/** How often one listing is seen, asked for and booked, and how its price compares. */
export function InsightsPanel() {
  const own = useQuery(ownListingsQuery(useServices()))
  const [search, setSearch] = useSearchParams()
  const listings = own.data?.listings.filter(({ shared }) => shared === null) ?? []
  const id = listings.find((one) => one.id === search.get('listing'))?.id ?? listings[0]?.id
  const by: By = search.get('by') === 'week' ? 'week' : 'month'
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page title={texts.title} intro={texts.intro}>
      {own.isPending && <Waiting />}
      {own.isError && (
        <ErrorState title={texts.failed} onRetry={() => void own.refetch()} retrying={own.isFetching}>
          {own.error.message}
        </ErrorState>
      )}
      {own.data && !id && (
        <EmptyState
          title={texts.empty}
          action={<ButtonLink to="/listing-wizard">{texts.create}</ButtonLink>}
          className="rounded-l border bg-card"
        >
          <p>{texts.emptyText}</p>
        </EmptyState>
      )}
      {id && (
        <>
          <div className="mb-6 grid gap-4 sm:grid-cols-[1fr_14rem]">
            <SelectField
              label={texts.listing}
              value={id}
              onChange={({ target }) => set('listing', target.value)}
            >
              {listings.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </SelectField>
            <SelectField label={texts.period} value={by} onChange={({ target }) => set('by', target.value)}>
              <option value="month">{texts.months}</option>
              <option value="week">{texts.weeks}</option>
            </SelectField>
          </div>
          <Insights id={id} by={by} />
        </>
      )}
    </Page>
  )
}

function Insights({ id, by }: { id: string; by: By }) {
  const insights = useQuery(insightsQuery(useServices(), id, by))
  if (insights.isPending) return <Waiting />
  if (insights.isError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void insights.refetch()} retrying={insights.isFetching}>
        {insights.error.message}
      </ErrorState>
    )
  return <Figures insights={insights.data} by={by} />
}

function Figures({ insights, by }: { insights: InsightsView; by: By }) {
  const { periods, viewsSince } = insights
  const labelOf = (start: string) =>
    by === 'month' ? monthWords(start.slice(0, 7)) : texts.weekOf({ day: dayWords(start) })
  const counted = (of: 'views' | 'requests' | 'bookings') => {
    const values = periods.map((period) => period[of])
    return {
      title: texts[of],
      total: numberWords(values.reduce((sum, value) => sum + value, 0)),
      bars: periods.map((period) => ({
        label: labelOf(period.start),
        value: period[of],
        words: numberWords(period[of]),
      })),
      least: 4,
    }
  }
  const open = periods.flatMap(({ occupancy }) => occupancy ?? [])
  const average = open.length === 0 ? 0 : open.reduce((sum, one) => sum + one, 0) / open.length
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <MiniChart
        {...counted('views')}
        note={viewsSince === null ? texts.noViews : texts.viewsSince({ day: dayWords(viewsSince) })}
      />
      <MiniChart {...counted('requests')} />
      <MiniChart {...counted('bookings')} />
      <MiniChart
        title={texts.occupancy}
        total={percentWords(average)}
        note={texts.occupancyNote}
        bars={periods.map(({ start, occupancy }) => ({
          label: labelOf(start),
          value: occupancy ?? 0,
          words: occupancy === null ? texts.closed : percentWords(occupancy),
        }))}
        least={100}
      />
      <Price insights={insights} />
    </div>
  )
}

function Price({ insights: { price, nearby } }: { insights: InsightsView }) {
  const rows = [
    { label: texts.price.day, own: price.perDay, median: nearby?.perDay ?? null },
    ...(price.perHour === null
      ? []
      : [{ label: texts.price.hour, own: price.perHour, median: nearby?.perHour ?? null }]),
  ]
  return (
    <Card className="sm:col-span-2 lg:col-span-4">
      <h2 className="font-sans text-body font-semibold tracking-normal">{texts.price.title}</h2>
      <p className="mt-1 text-small text-ink-2">
        {nearby === null
          ? texts.price.tooFew
          : nearby.isSameType
            ? texts.price.same({ count: nearby.spaces })
            : texts.price.all({ count: nearby.spaces })}
      </p>
      <dl className="mt-4 grid gap-6 sm:grid-cols-2">
        {rows.map(({ label, own, median }) => (
          <div key={label}>
            <dt className="text-small font-medium">{label}</dt>
            <dd className="mt-2 grid gap-2 text-small">
              <Bar
                label={texts.price.yours}
                amount={own}
                most={Math.max(own, median ?? 0)}
                tone="var(--ink)"
              />
              {median !== null && (
                <Bar
                  label={texts.price.median}
                  amount={median}
                  most={Math.max(own, median)}
                  tone="var(--ink-3)"
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-tiny text-ink-2">{texts.price.yourCall}</p>
    </Card>
  )
}

type BarProps = { label: string; amount: number; most: number; tone: string }

function Bar({ label, amount, most, tone }: BarProps) {
  return (
    <span className="grid gap-1">
      <span className="flex justify-between gap-4">
        <span className="text-ink-2">{label}</span>
        <b className="even-figures">{formatMoney(amount)}</b>
      </span>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" rx="2" fill="var(--off-soft)" />
        <rect width={`${(100 * amount) / most}%`} height="8" rx="2" fill={tone} />
      </svg>
    </span>
  )
}

const numberWords = (value: number) => value.toLocaleString(LOCALE)
const percentWords = (percent: number) =>
  (percent / 100).toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 0 })

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {['views', 'requests', 'bookings', 'occupancy'].map((one) => (
          <Skeleton key={one} className="h-48 rounded-m" />
        ))}
      </div>
    </Loading>
  )
}
