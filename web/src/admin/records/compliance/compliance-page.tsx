import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import { ExportButton } from '../../list/export/export-button.tsx'
import { COMPLIANCE_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { allPacketsQuery } from './compliance.query.ts'
import { complianceTexts as texts } from './compliance.texts.ts'
import { ComplianceTable } from './compliance-table.tsx'

const STATUSES = ['missing_docs', 'complete'] as const
const SIGNED = ['yes', 'no'] as const
const LONGEST = 60

export function CompliancePage() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort()
  const filter = {
    q: text('q', LONGEST),
    status: oneOf('status', STATUSES),
    signed: oneOf('signed', SIGNED),
    sort: order.sort,
  }
  const query = allPacketsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const { errorUpdatedAt } = list
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', texts.failed.title, texts.failed.text)
  }, [errorUpdatedAt])
  const isFiltered = filter.q !== '' || filter.status !== undefined || filter.signed !== undefined
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <FilterBar>
        <SearchField
          label={texts.search}
          value={filter.q}
          longest={LONGEST}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={texts.status}
          value={filter.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
          className="md:w-44"
        >
          <option value="">{texts.anyStatus}</option>
          {STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <SelectField
          label={texts.signed}
          value={filter.signed ?? ''}
          onChange={(event) => change({ signed: event.target.value })}
          className="md:w-44"
        >
          <option value="">{texts.anySigned}</option>
          {SIGNED.map((signed) => (
            <option key={signed} value={signed}>
              {texts.signedOptions[signed]}
            </option>
          ))}
        </SelectField>
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="compliance" list={query} filters={filter} columns={COMPLIANCE_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed.text}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', status: '', signed: '' })}>
              {texts.noMatch}
            </NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <ComplianceTable rows={rows} order={order} />}
      </PagedList>
    </Page>
  )
}
