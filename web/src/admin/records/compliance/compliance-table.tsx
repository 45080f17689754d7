import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { complianceTexts as texts } from '@roomtone/texts/admin/compliance'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { DownloadPack } from '../../../parts/compliance/download-pack.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'

const CompleteDialog = lazyPart(async () => ({
  default: (await import('./compliance-complete-dialog.tsx')).CompleteDialog,
}))

const short = ({ bookingId }: PacketRow) => bookingId.slice(0, 8)

export function ComplianceTable({ rows, order }: { rows: readonly PacketRow[]; order: TimeOrder }) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<PacketRow | null>(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Table
        caption={texts.caption}
        columns={[...COLUMNS, createdWith(order), actionsWith(setChosen)]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {chosen && (
        <Suspense>
          <CompleteDialog
            packet={chosen}
            onClose={() => {
              setChosen(null)
              // A packet's button disappears when the packet is complete.
              focusIfLost(box.current)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const COLUMNS: readonly Column<PacketRow>[] = [
  {
    key: 'booking',
    header: texts.columns.booking,
    cell: (row) => (
      <>
        <Link
          to={`/admin/bookings?booking=${row.bookingId}`}
          aria-label={texts.open({ id: short(row) })}
          className="link font-mono"
        >
          {short(row)}
        </Link>
        <span className="block text-ink-2">{row.production}</span>
      </>
    ),
  },
  {
    key: 'invoice',
    header: texts.columns.invoice,
    cell: ({ invoiceId }) => <span className="even-figures">{invoiceId ?? texts.noInvoice}</span>,
  },
  {
    key: 'release',
    header: texts.columns.release,
    cell: ({ isReleaseSigned }) => (
      <Badge tone={isReleaseSigned ? 'ok' : 'off'}>
        {texts.signedOptions[isReleaseSigned ? 'yes' : 'no']}
      </Badge>
    ),
  },
  {
    key: 'status',
    header: texts.columns.status,
    cell: ({ status }) => <Badge tone={status === 'complete' ? 'ok' : 'bad'}>{status}</Badge>,
  },
]

function createdWith(order: TimeOrder): Column<PacketRow> {
  return {
    key: 'created',
    header: texts.columns.created,
    sort: timeHead(order),
    cell: ({ createdAt }) => <Moment at={createdAt} dateOnly />,
  }
}

function actionsWith(onComplete: (packet: PacketRow) => void): Column<PacketRow> {
  return {
    key: 'actions',
    header: texts.columns.actions,
    actions: true,
    cell: (row) => (
      <div className="flex flex-wrap justify-end gap-2">
        <DownloadPack
          bookingId={row.bookingId}
          name={texts.downloadName({ id: short(row) })}
          label={texts.download}
          shows="dialog"
          variant="quiet"
        />
        {row.status !== 'complete' && (
          <Button
            variant="line"
            aria-label={texts.completeName({ id: short(row) })}
            onClick={() => onComplete(row)}
          >
            {texts.complete}
          </Button>
        )}
      </div>
    ),
  }
}
