import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { bookingsTexts as texts } from '@roomtone/texts/admin/bookings'
import { bookingStates } from '@roomtone/texts/labels'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BookingSections } from '../../parts/booking/booking-sections.ts'
import { BackLink } from '../../parts/list/back-link.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { Page } from '../../ui/page.tsx'
import { AdminList, optionsOf } from '../list/admin-list.tsx'
import { useTimeSort } from '../list/sort-field.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { adminBookingsQuery } from './bookings.query.ts'
import { BOOKING_SHEET } from './bookings-sheet.ts'
import { BookingsTable } from './bookings-table.tsx'
import { ReconciliationCard } from './reconciliation-card.tsx'

export function BookingsPage({ Claims }: Pick<BookingSections, 'Claims'>) {
  const id = useUrlState().text('booking', 36)
  return id === '' ? <BookingsList /> : <BookingDetail id={id} Claims={Claims} />
}

function BookingsList() {
  const { text, oneOf } = useUrlState()
  const order = useTimeSort()
  const filter = {
    q: text('q', 255),
    state: oneOf('state', BOOKING_STATES),
    payout: oneOf('payout', ['stuck']),
    sort: order.sort,
  }
  const query = adminBookingsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <ReconciliationCard />
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q }}
        choices={[
          {
            name: 'state',
            label: texts.state,
            value: filter.state,
            any: texts.anyState,
            options: optionsOf(BOOKING_STATES, bookingStates),
          },
          {
            name: 'payout',
            label: texts.payoutFilter,
            value: filter.payout,
            any: texts.anyPayout,
            options: [['stuck', texts.stuckPayout]],
          },
        ]}
        order={{ ...order, className: 'md:w-44' }}
        sheet={{ table: 'bookings', query, filters: filter, columns: BOOKING_SHEET }}
        failed={texts.failed}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <BookingsTable rows={rows} />}
      </AdminList>
    </Page>
  )
}
