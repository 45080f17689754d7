import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import { ExportButton } from '../../list/export/export-button.tsx'
import { MAILING_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { tablesTexts } from '../../list/tables.texts.ts'
import { lookAgain, mailingsQuery } from './mailings.query.ts'
import { mailingsTexts as texts } from './mailings.texts.ts'
import { MailingsTable } from './mailings-table.tsx'
import { NEW_MAILING } from './use-mailing.ts'

const STATES = ['draft', 'sending', 'sent'] as const

export function MailingsList() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort()
  const filter = { q: text('q', 255), state: oneOf('state', STATES), sort: order.sort }
  const query = mailingsQuery(useServices(), filter)
  const isFiltered = filter.q !== '' || filter.state !== undefined
  const list = useInfiniteQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => lookAgain(data?.pages.flatMap(({ items }) => items) ?? []),
  })
  return (
    <Page
      title={texts.title}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
      actions={<ButtonLink to={`/admin/mailings?mailing=${NEW_MAILING}`}>{texts.write}</ButtonLink>}
    >
      <FilterBar>
        <SearchField
          label={tablesTexts.searchMailings}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={tablesTexts.state}
          value={filter.state ?? ''}
          onChange={(event) => change({ state: event.target.value })}
          className="md:w-44"
        >
          <option value="">{tablesTexts.anyState}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </SelectField>
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="mailings" list={query} filters={filter} columns={MAILING_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', state: '' })}>{tablesTexts.noMatch}</NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <MailingsTable rows={rows} order={order} />}
      </PagedList>
    </Page>
  )
}
