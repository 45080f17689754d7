import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { adminTexts } from '../../list/admin.texts.ts'
import { ExportButton } from '../../list/export/export-button.tsx'
import { ACCESS_SHEET } from '../../list/export/sheets.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { NothingFits } from '../../list/nothing-fits.tsx'
import { FilterEnd } from '../../list/queue-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { tablesTexts } from '../../list/tables.texts.ts'
import { type AccessEntry, accessListQuery } from './access-list.query.ts'
import { AccessTable } from './access-table.tsx'

const texts = adminTexts.access
const SOURCES = Object.keys(texts.sources) as AccessEntry['source'][]

const AddPeopleDialog = lazyPart(async () => ({
  default: (await import('./add-people-dialog.tsx')).AddPeopleDialog,
}))
const RemoveAccessDialog = lazyPart(async () => ({
  default: (await import('./remove-access-dialog.tsx')).RemoveAccessDialog,
}))

export function AccessPanel() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort()
  const q = text('q', 255)
  const source = oneOf('source', SOURCES)
  const filter = { q, source, sort: order.sort }
  const query = accessListQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<AccessEntry | null>(null)
  const panel = useRef<HTMLElement>(null)

  function closeRemoving(): void {
    setRemoving(null)
    focusIfLost(panel.current)
  }

  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add.open}
    </Button>
  )
  return (
    <section ref={panel} tabIndex={-1} aria-label={adminTexts.users.tabs.access} className="outline-none">
      <FilterBar>
        <SearchField
          label={texts.search}
          value={q}
          longest={255}
          onChange={(typed) => change({ q: typed })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={tablesTexts.source}
          value={source ?? ''}
          onChange={(event) => change({ source: event.target.value })}
          className="md:w-44"
        >
          <option value="">{tablesTexts.anySource}</option>
          {SOURCES.map((one) => (
            <option key={one} value={one}>
              {texts.sources[one]}
            </option>
          ))}
        </SelectField>
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="access" list={query} filters={filter} columns={ACCESS_SHEET} />
          {add}
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          <AccessEmpty
            q={q}
            isFiltered={source !== undefined}
            onClear={() => change({ q: '', source: '' })}
          />
        }
      >
        {(rows) => <AccessTable rows={rows} order={order} onRemove={setRemoving} />}
      </PagedList>
      <Suspense>
        {adding && <AddPeopleDialog onClose={() => setAdding(false)} />}
        {removing && <RemoveAccessDialog entry={removing} onClose={closeRemoving} />}
      </Suspense>
    </section>
  )
}

type AccessEmptyProps = { q: string; isFiltered: boolean; onClear: () => void }

function AccessEmpty({ q, isFiltered, onClear }: AccessEmptyProps) {
  if (isFiltered) return <NothingFits onClear={onClear}>{tablesTexts.noMatch}</NothingFits>
  if (q === '') return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
  return <NothingFits onClear={onClear}>{texts.noMatch(q)}</NothingFits>
}
