import { RETENTION_RULES } from '@roomtone/domain/compliance/retention'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ExportButton } from '../../list/export/export-button.tsx'
import { ERASURE_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { Moment } from '../../list/moment.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SortField, timeHead, useTimeSort } from '../../list/sort-field.tsx'
import { tablesTexts } from '../../list/tables.texts.ts'
import { type Erasure, erasuresQuery } from './retention.query.ts'
import { retentionTexts } from './retention.texts.ts'
import { RetentionSubject } from './retention-subject.tsx'

const texts = retentionTexts.erasures
const names: Record<string, string> = retentionTexts.rules.names

const columns: Column<Erasure>[] = [
  { key: 'rule', header: texts.columns.rule, cell: ({ rule }) => names[rule] ?? rule },
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ subjectType, subjectId }) => <RetentionSubject type={subjectType} id={subjectId} />,
  },
  {
    key: 'what',
    header: texts.columns.what,
    cell: ({ what }) => what.map(({ name, count }) => `${name} ${count}`).join(', '),
  },
]

export function RetentionErasures() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort('erased')
  const filter = { rule: oneOf('rule', RETENTION_RULES), subject: text('erasure', 36), sort: order.sort }
  const query = erasuresQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const isFiltered = filter.rule !== undefined || filter.subject !== ''
  const when: Column<Erasure> = {
    key: 'when',
    header: texts.columns.when,
    sort: timeHead(order),
    cell: ({ erasedAt }) => <Moment at={erasedAt} />,
  }
  return (
    <section aria-labelledby="retention-erasures" className="mt-12">
      <h2 id="retention-erasures" className="mb-6 text-title">
        {texts.title}
      </h2>
      <FilterBar>
        <SearchField
          label={tablesTexts.searchErasures}
          value={filter.subject}
          longest={36}
          onChange={(subject) => change({ erasure: subject })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={tablesTexts.rule}
          value={filter.rule ?? ''}
          onChange={(event) => change({ rule: event.target.value })}
          className="md:w-60"
        >
          <option value="">{tablesTexts.anyRule}</option>
          {RETENTION_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {names[rule]}
            </option>
          ))}
        </SelectField>
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="erasures" list={query} filters={filter} columns={ERASURE_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ erasure: '', rule: '' })}>{tablesTexts.noMatch}</NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => (
          <Table caption={texts.caption} columns={[when, ...columns]} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </section>
  )
}
