import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import { WhoseField } from '../../list/assignee-field.tsx'
import { ExportButton } from '../../list/export/export-button.tsx'
import { REFUND_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd, useQueueFilter } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { tablesTexts } from '../../list/tables.texts.ts'
import { refundsQuery } from './refunds.query.ts'
import { refundsTexts as texts } from './refunds.texts.ts'
import { RefundsTable } from './refunds-table.tsx'

const SHOWS = Object.keys(texts.shows) as (keyof typeof texts.shows)[]

export function RefundsPage() {
  const { oneOf, change } = useUrlState()
  const order = useTimeSort()
  const { filter: queue, isFiltered } = useQueueFilter()
  const show = oneOf('show', SHOWS) ?? 'stuck'
  const filter = { ...queue, show }
  const query = refundsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <FilterBar>
        <SearchField
          label={texts.search}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={texts.show}
          value={show}
          onChange={({ target }) => change({ show: target.value === 'stuck' ? '' : target.value })}
          className="md:w-44"
        >
          {SHOWS.map((one) => (
            <option key={one} value={one}>
              {texts.shows[one]}
            </option>
          ))}
        </SelectField>
        <WhoseField whose={filter.whose} onChange={(whose) => change({ whose })} />
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="refunds" list={query} filters={filter} columns={REFUND_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered || show !== 'stuck' ? (
            <NothingFits onClear={() => change({ q: '', show: '', whose: '' })}>
              {tablesTexts.noMatch}
            </NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <RefundsTable rows={rows} order={order} />}
      </PagedList>
    </Page>
  )
}
