import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import type { PayoutRow } from '@roomtone/contract/payout/payouts'
import { paymentsTexts } from '@roomtone/texts/hosting/payments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { DownloadButton } from '../../../parts/file/download-button.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { PAYOUT_LISTS, type PayoutList, payoutsQuery } from '../../../parts/money/payments.query.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { NEEDS_ACCOUNT, payoutWords } from './payout-state.ts'

const texts = paymentsTexts.payouts

export function PayoutTable({ show }: { show: PayoutList }) {
  const list = useInfiniteQuery(payoutsQuery(useServices(), show))
  return (
    <section aria-label={texts.title}>
      <h2 className="mb-2">{texts.title}</h2>
      <LinkTabs
        label={texts.label}
        tabs={PAYOUT_LISTS.map((each) => ({
          to: `/hosting?tab=payments&show=${each}`,
          label: texts.tabs[each],
          current: each === show,
        }))}
      />
      <div className="pt-4">
        <PagedList
          list={list}
          failed={texts.failed}
          empty={<p className="py-6 text-ink-2">{texts.none[show]}</p>}
        >
          {(rows) => (
            <Table
              caption={texts.caption}
              columns={show === 'settled' ? [...COLUMNS, RECORD] : COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </div>
    </section>
  )
}

function nameOf({ cause, production }: PayoutRow): string {
  return cause === 'referral' ? texts.reward : production
}

function noteOf({ cause, title, guestName, friend }: PayoutRow): string {
  if (cause === 'referral') return texts.rewardFor({ name: friend ?? '' })
  return cause === 'claim' ? texts.claim({ title }) : texts.guest({ title, name: guestName })
}

const COLUMNS: readonly Column<PayoutRow>[] = [
  {
    key: 'booking',
    header: texts.columns.booking,
    cell: (row) => (
      <>
        <Link
          to={row.bookingId ? `/hosting?tab=today&booking=${row.bookingId}` : '/hosting?tab=earn'}
          className="link"
        >
          {nameOf(row)}
        </Link>
        <span className="block text-ink-2">{noteOf(row)}</span>
      </>
    ),
  },
  {
    key: 'when',
    header: texts.columns.when,
    cell: (row) => (
      <span className="even-figures">{zonedWords(row.settledAt ?? row.dueAt, row.timeZone)}</span>
    ),
  },
  { key: 'state', header: texts.columns.state, cell: (row) => <Standing row={row} /> },
  {
    key: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: (row) => (
      <span className="even-figures">
        <b>{formatMoney(row.amount)}</b>
        {row.withheld > 0 && (
          <span className="block text-tiny text-ink-2">
            {texts.withheld({ due: formatMoney(row.due), withheld: formatMoney(row.withheld) })}
          </span>
        )}
      </span>
    ),
  },
]

const RECORD: Column<PayoutRow> = {
  key: 'record',
  header: texts.columns.record,
  actions: true,
  cell: (row) => (
    <DownloadButton
      variant="quiet"
      name={texts.recordName({ production: nameOf(row) })}
      get={(call) => call(payoutCalls.record, { params: { id: row.id } })}
    >
      {texts.record}
    </DownloadButton>
  ),
}

function Standing({ row }: { row: PayoutRow }) {
  const { label, tone, reason } = payoutWords(row.state)
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {reason && <span className="mt-1 block text-tiny text-ink-2">{reason}</span>}
      {NEEDS_ACCOUNT.includes(row.state) && (
        <Link to="/settings/payments?tab=payouts" className="link touch text-tiny">
          {paymentsTexts.account.setUp}
        </Link>
      )}
    </>
  )
}
