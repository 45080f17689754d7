import { WHOSE } from '@roomtone/domain/queue/queues'
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
import { DISPUTE_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { DisputeCase } from './dispute-case.tsx'
import { disputesQuery } from './disputes.query.ts'
import { disputesTexts as texts } from './disputes.texts.ts'
import { DisputesTable } from './disputes-table.tsx'

const SHOWS = Object.keys(texts.shows) as (keyof typeof texts.shows)[]
const ORDERS = Object.keys(texts.orders) as (keyof typeof texts.orders)[]

export function DisputesPage() {
  const id = useUrlState().text('case', 36)
  return id === '' ? <DisputesList /> : <DisputeCase key={id} id={id} />
}

function DisputesList() {
  const { text, oneOf, change } = useUrlState()
  const show = oneOf('show', SHOWS) ?? 'to_decide'
  const order = oneOf('order', ORDERS) ?? 'newest'
  const q = text('q', 255)
  const whose = oneOf('whose', WHOSE) ?? 'all'
  const filter = { q, show, order, whose }
  const query = disputesQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <FilterBar>
        <SearchField
          label={texts.search}
          value={q}
          longest={255}
          onChange={(next) => change({ q: next })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={texts.show}
          value={show}
          onChange={({ target }) => change({ show: target.value === 'to_decide' ? '' : target.value })}
          className="md:w-44"
        >
          {SHOWS.map((one) => (
            <option key={one} value={one}>
              {texts.shows[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.order}
          value={order}
          onChange={({ target }) => change({ order: target.value === 'newest' ? '' : target.value })}
          className="md:w-44"
        >
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {texts.orders[one]}
            </option>
          ))}
        </SelectField>
        <WhoseField whose={whose} onChange={(next) => change({ whose: next })} />
        <FilterEnd>
          <ExportButton table="disputes" list={query} filters={filter} columns={DISPUTE_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          q !== '' || show !== 'to_decide' || whose !== 'all' ? (
            <NothingFits onClear={() => change({ q: '', show: '', whose: '' })}>{texts.noMatch}</NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => (
          <DisputesTable
            rows={rows}
            order={order}
            onOrder={(next) => change({ order: next === 'newest' ? '' : next })}
          />
        )}
      </PagedList>
    </Page>
  )
}
