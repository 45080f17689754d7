import { BOOKING_STATES, STATE_LABELS } from '@roomtone/domain/booking/process'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BookingSections } from '../../parts/booking/booking-sections.ts'
import { BackLink } from '../../parts/list/back-link.tsx'
import { PagedList } from '../../parts/list/paged-list.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { said } from '../../platform/language/said.texts.ts'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from '../list/admin.texts.ts'
import { ExportButton } from '../list/export/export-button.tsx'
import { BOOKING_SHEET } from '../list/export/sheets.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import { NothingFits } from '../list/nothing-fits.tsx'
import { FilterEnd } from '../list/queue-bar.tsx'
import { SearchField } from '../list/search-field.tsx'
import { SortField, useTimeSort } from '../list/sort-field.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { adminBookingsQuery } from './bookings.query.ts'
import { bookingsTexts as texts } from './bookings.texts.ts'
import { BookingsTable } from './bookings-table.tsx'
import { ReconciliationCard } from './reconciliation-card.tsx'

export function BookingsPage({ Claims }: Pick<BookingSections, 'Claims'>) {
  const id = useUrlState().text('booking', 36)
  return id === '' ? <BookingsList /> : <BookingDetail id={id} Claims={Claims} />
}

function BookingsList() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort()
  const filter = {
    q: text('q', 255),
    state: oneOf('state', BOOKING_STATES),
    payout: oneOf('payout', ['stuck']),
    sort: order.sort,
  }
  const query = adminBookingsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const isFiltered = filter.q !== '' || filter.state !== undefined || filter.payout !== undefined
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <ReconciliationCard />
      <FilterBar>
        <SearchField
          label={texts.search}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={texts.state}
          value={filter.state ?? ''}
          onChange={(event) => change({ state: event.target.value })}
          className="max-md:col-span-2 md:w-44"
        >
          <option value="">{texts.anyState}</option>
          {BOOKING_STATES.map((state) => (
            <option key={state} value={state}>
              {said(STATE_LABELS[state])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.payoutFilter}
          value={filter.payout ?? ''}
          onChange={(event) => change({ payout: event.target.value })}
          className="max-md:col-span-2 md:w-44"
        >
          <option value="">{texts.anyPayout}</option>
          <option value="stuck">{texts.stuckPayout}</option>
        </SelectField>
        <SortField {...order} />
        <FilterEnd>
          <ExportButton table="bookings" list={query} filters={filter} columns={BOOKING_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', state: '', payout: '' })}>
              {texts.noMatch}
            </NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <BookingsTable rows={rows} />}
      </PagedList>
    </Page>
  )
}
