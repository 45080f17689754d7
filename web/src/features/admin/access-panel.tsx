import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type AccessEntry, accessListQuery } from './access-list.query.ts'
import { AccessTable } from './access-table.tsx'
import { adminTexts } from './admin.texts.ts'
import { FilterBar } from './filter-bar.tsx'
import { focusIfLost } from './focus-if-lost.ts'
import { NothingFits } from './nothing-fits.tsx'
import { PagedList } from './paged-list.tsx'
import { SearchField } from './search-field.tsx'
import { useUrlState } from './use-url-state.ts'

const texts = adminTexts.access

const AddPeopleDialog = lazy(async () => ({
  default: (await import('./add-people-dialog.tsx')).AddPeopleDialog,
}))
const RemoveAccessDialog = lazy(async () => ({
  default: (await import('./remove-access-dialog.tsx')).RemoveAccessDialog,
}))

export function AccessPanel() {
  const { text, change } = useUrlState()
  const q = text('q', 255)
  const list = useInfiniteQuery(accessListQuery(useServices(), q))
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
        <div className="max-md:col-span-2 max-md:grid md:ml-auto">{add}</div>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={<AccessEmpty q={q} onClear={() => change({ q: '' })} />}
      >
        {(rows) => <AccessTable rows={rows} onRemove={setRemoving} />}
      </PagedList>
      <Suspense>
        {adding && <AddPeopleDialog onClose={() => setAdding(false)} />}
        {removing && <RemoveAccessDialog entry={removing} onClose={closeRemoving} />}
      </Suspense>
    </section>
  )
}

function AccessEmpty({ q, onClear }: { q: string; onClear: () => void }) {
  if (q === '') return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
  return <NothingFits onClear={onClear}>{texts.noMatch(q)}</NothingFits>
}
