import type { AdminClaimCard, CLAIM_ORDERS } from '@roomtone/contract/claim/admin-claims'
import { disputesTexts as texts } from '@roomtone/texts/admin/disputes'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { claimWords } from '@roomtone/texts/claim/claims'
import { Link } from 'react-router'
import { ClaimBadge } from '../../../parts/claim/claim-badge.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { AssigneeField } from '../../list/assignee-field.tsx'
import { Moment } from '../../list/moment.tsx'
import { columnSort } from '../../list/sort-field.tsx'

function columnsOf(order: ClaimOrder, choose: (order: ClaimOrder) => void): Column<AdminClaimCard>[] {
  return [
    {
      key: 'case',
      header: texts.columns.case,
      sort: columnSort({ current: order, rising: 'oldest', falling: 'newest', choose }),
      cell: ({ id, createdAt }) => (
        <>
          <Link
            to={`/admin/disputes?case=${id}`}
            aria-label={texts.open({ id: id.slice(0, 8) })}
            className="link even-figures"
          >
            {id.slice(0, 8)}
          </Link>
          <span className="block text-ink-2">
            <Moment at={createdAt} />
          </span>
        </>
      ),
    },
    {
      key: 'about',
      header: texts.columns.about,
      cell: ({ kind, title, production }) => (
        <>
          {claimWords.kinds[kind]}
          <span className="block text-ink-2">
            {title}, {production}
          </span>
        </>
      ),
    },
    {
      key: 'claimant',
      header: texts.columns.claimant,
      cell: ({ side, guestEmail, hostEmail }) => (
        <>
          {texts.sides[side]}
          <span className="block text-ink-2">{side === 'guest' ? guestEmail : hostEmail}</span>
        </>
      ),
    },
    {
      key: 'asked',
      header: texts.columns.asked,
      sort: columnSort({ current: order, falling: 'amount', choose }),
      align: 'end',
      cell: ({ asked }) => <span className="even-figures">{formatMoney(asked)}</span>,
    },
    {
      key: 'awarded',
      header: texts.columns.awarded,
      align: 'end',
      cell: ({ awarded }) => (
        <span className="even-figures">{awarded === null ? '–' : formatMoney(awarded)}</span>
      ),
    },
    { key: 'state', header: texts.columns.state, cell: (claim) => <ClaimBadge claim={claim} /> },
    {
      key: 'due',
      header: texts.columns.due,
      sort: columnSort({ current: order, rising: 'due', choose }),
      cell: ({ answerDueAt }) => <Moment at={answerDueAt} />,
    },
    {
      key: 'assignee',
      header: tablesTexts.assigned.label,
      cell: ({ id, state, assignee }) =>
        (state === 'open' || state === 'answered') && (
          <AssigneeField queue="claim" id={id} name={id.slice(0, 8)} assignee={assignee} bare />
        ),
    },
  ]
}

type ClaimOrder = (typeof CLAIM_ORDERS)[number]
type DisputesTableProps = {
  rows: readonly AdminClaimCard[]
  order: ClaimOrder
  onOrder: (order: ClaimOrder) => void
}

export function DisputesTable({ rows, order, onOrder }: DisputesTableProps) {
  return (
    <Table caption={texts.caption} columns={columnsOf(order, onOrder)} rows={rows} rowKey={({ id }) => id} />
  )
}
