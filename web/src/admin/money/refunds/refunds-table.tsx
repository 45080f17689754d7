import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import { refundsTexts as texts } from '@roomtone/texts/admin/refunds'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { AssigneeField } from '../../list/assignee-field.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'
import { RefundActions } from './refund-actions.tsx'

const SettleDialog = lazyPart(async () => ({
  default: (await import('./settle-dialog.tsx')).SettleDialog,
}))

const TONES: Record<AdminRefund['state'], BadgeTone> = {
  asking: 'wait',
  pending: 'wait',
  done: 'ok',
  failed: 'bad',
}

export function RefundsTable({ rows, order }: { rows: readonly AdminRefund[]; order: TimeOrder }) {
  const box = useRef<HTMLDivElement>(null)
  const [settling, setSettling] = useState<AdminRefund | null>(null)
  const created: Column<AdminRefund> = {
    key: 'created',
    header: texts.columns.created,
    sort: timeHead(order),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  }
  const actions: Column<AdminRefund> = {
    key: 'actions',
    header: texts.columns.actions,
    actions: true,
    cell: (refund) => <RefundActions refund={refund} onSettle={() => setSettling(refund)} />,
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Table
        caption={texts.caption}
        columns={[...COLUMNS, created, ASSIGNEE, actions]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {settling && (
        <Suspense>
          <SettleDialog
            refund={settling}
            onClose={() => {
              setSettling(null)
              focusIfLost(box.current)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const COLUMNS: readonly Column<AdminRefund>[] = [
  {
    key: 'refund',
    header: texts.columns.refund,
    cell: ({ bookingId, title, kind }) => (
      <>
        <Link
          to={`/admin/bookings?booking=${bookingId}`}
          aria-label={texts.booking({ short: bookingId.slice(0, 8) })}
          className="link even-figures"
        >
          {bookingId.slice(0, 8)}
        </Link>
        <span className="block">{title}</span>
        <span className="block text-ink-2">{texts.kinds[kind]}</span>
      </>
    ),
  },
  { key: 'guest', header: texts.columns.guest, cell: ({ guestEmail }) => guestEmail },
  {
    key: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ amount, toCard }) => (
      <span className="even-figures">
        {formatMoney(toCard)}
        {toCard < amount && (
          <span className="block text-ink-2">{texts.ofAll({ amount: formatMoney(amount) })}</span>
        )}
      </span>
    ),
  },
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ state, isStuck, attempt, byHand }) => (
      <>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        {isStuck && state !== 'failed' && (
          <span className="mt-1 block text-tiny text-bad">{texts.stuck}</span>
        )}
        {byHand ? (
          <span className="mt-1 block text-tiny text-ink-2">{texts.byHand({ who: byHand.by })}</span>
        ) : (
          attempt > 1 && (
            <span className="mt-1 block text-tiny text-ink-2">{texts.attempt({ count: attempt })}</span>
          )
        )}
      </>
    ),
  },
]

const ASSIGNEE: Column<AdminRefund> = {
  key: 'assignee',
  header: tablesTexts.assigned.label,
  cell: ({ id, state, assignee }) =>
    state !== 'done' && (
      <AssigneeField queue="refund" id={id} name={id.slice(0, 8)} assignee={assignee} bare />
    ),
}
