import type { AdminBookingCard } from '@roomtone/contract/booking/admin-bookings'
import { bookingsTexts as texts } from '@roomtone/texts/admin/bookings'
import { Link } from 'react-router'
import { whenWords } from '../../parts/booking/booking-when.ts'
import { StateBadge } from '../../parts/booking/state-badge.tsx'
import { formatMoney } from '../../platform/format/money.ts'
import { type Column, Table } from '../../ui/table.tsx'

const COLUMNS: Column<AdminBookingCard>[] = [
  {
    key: 'booking',
    header: texts.columns.booking,
    cell: ({ id, property, production }) => (
      <>
        <Link
          to={`/admin/bookings?booking=${id}`}
          aria-label={texts.open({ id: id.slice(0, 8) })}
          className="link even-figures"
        >
          {id.slice(0, 8)}
        </Link>
        <span className="block">{property.title}</span>
        <span className="block text-ink-2">{production.title}</span>
      </>
    ),
  },
  { key: 'when', header: texts.columns.when, cell: (booking) => whenWords(booking) },
  { key: 'guest', header: texts.columns.guest, cell: ({ guestEmail }) => guestEmail },
  { key: 'host', header: texts.columns.host, cell: ({ hostEmail }) => hostEmail },
  { key: 'state', header: texts.columns.state, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'total',
    header: texts.columns.total,
    align: 'end',
    cell: ({ total }) => <span className="even-figures">{formatMoney(total)}</span>,
  },
  {
    key: 'paid',
    header: texts.columns.paid,
    align: 'end',
    cell: ({ captured, credit, refunded }) => (
      <span className="even-figures">
        {paidWords(captured + credit, refunded)}
        {credit > 0 && (
          <span className="block text-ink-2">{texts.credit({ amount: formatMoney(credit) })}</span>
        )}
      </span>
    ),
  },
]

function paidWords(paid: number, refunded: number): string {
  if (paid === 0) return texts.unpaid
  const captured = formatMoney(paid)
  return refunded === 0 ? captured : texts.paidAndRefunded({ captured, refunded: formatMoney(refunded) })
}

export function BookingsTable({ rows }: { rows: readonly AdminBookingCard[] }) {
  return <Table caption={texts.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
}
