import type { EarningsView } from '@roomtone/contract/payout/payouts'
import { paymentsTexts as texts } from '@roomtone/texts/hosting/payments'
import { useQuery } from '@tanstack/react-query'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { earningsQuery, type PayoutList } from '../../../parts/money/payments.query.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { EarningsByListing } from './earnings-by-listing.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import { AccountCard, Statements } from './payments-aside.tsx'
import { PayoutTable } from './payout-table.tsx'

/** What a host has earned, what is on its way, and the papers about it. */
export function PaymentsPanel({ show }: { show: PayoutList }) {
  const earnings = useQuery(earningsQuery(useServices()))
  return (
    <Page title={texts.title}>
      {earnings.isPending && <Waiting />}
      {earnings.isError && (
        <ErrorState
          title={texts.failed}
          onRetry={() => void earnings.refetch()}
          retrying={earnings.isFetching}
        >
          {earnings.error.message}
        </ErrorState>
      )}
      {earnings.data && (
        <div className="grid gap-10 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
          <div className="grid min-w-0 gap-10">
            {hasNothing(earnings.data) ? <Nothing /> : <Everything earnings={earnings.data} show={show} />}
          </div>
          <aside className="grid gap-3">
            <AccountCard />
            <Statements months={earnings.data.statements} />
          </aside>
        </div>
      )}
    </Page>
  )
}

function hasNothing({ upcoming, paidEver, debt, statements }: EarningsView): boolean {
  return upcoming === 0 && paidEver === 0 && debt === 0 && statements.length === 0
}

function Everything({ earnings, show }: { earnings: EarningsView; show: PayoutList }) {
  return (
    <>
      <div className="grid gap-3">
        <Figures earnings={earnings} />
        {earnings.debt > 0 && (
          <p className="rounded-m bg-wait-soft p-4 text-small text-wait">
            {texts.debt({ amount: formatMoney(earnings.debt) })}
          </p>
        )}
        <EarningsChart months={earnings.months} />
      </div>
      <PayoutTable show={show} />
      <EarningsByListing months={earnings.months.map(({ month }) => month)} />
    </>
  )
}

function Figures({ earnings }: { earnings: EarningsView }) {
  const { upcoming, next, paidThisMonth, paidThisYear, paidEver, bookingsThisYear } = earnings
  const figures = [
    {
      label: texts.figures.upcoming,
      amount: upcoming,
      note: next
        ? texts.figures.next({
            amount: formatMoney(next.amount),
            when: zonedWords(next.dueAt, next.timeZone),
          })
        : texts.figures.upcomingNote,
    },
    { label: texts.figures.month, amount: paidThisMonth, note: '' },
    {
      label: texts.figures.year,
      amount: paidThisYear,
      note: texts.figures.ever({ count: bookingsThisYear, amount: formatMoney(paidEver) }),
    },
  ]
  return (
    <dl aria-label={texts.figures.label} className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ label, amount, note }) => (
        <Card key={label}>
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="mt-1 font-serif text-h2 even-figures">{formatMoney(amount)}</dd>
          {note && <dd className="text-tiny text-ink-2">{note}</dd>}
        </Card>
      ))}
    </dl>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={texts.empty}
      action={<ButtonLink to="/help?article=payouts">{texts.action}</ButtonLink>}
      className="rounded-l border bg-card"
    >
      <p>{texts.text}</p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:gap-12">
        <Skeleton className="h-120 rounded-m" />
        <Skeleton className="h-60 rounded-m" />
      </div>
    </Loading>
  )
}
