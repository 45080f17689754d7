import { adminTexts } from '@roomtone/texts/admin/admin'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { useTimeSort } from '../../list/sort-field.tsx'
import { type AccessEntry, accessListQuery } from './access-list.query.ts'
import { ACCESS_SHEET } from './access-sheet.ts'
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
  const { text, oneOf } = useUrlState()
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

  return (
    <section ref={panel} tabIndex={-1} aria-label={adminTexts.users.tabs.access} className="outline-none">
      <AdminList
        list={list}
        search={{ label: texts.search, value: q }}
        choices={[
          {
            name: 'source',
            label: tablesTexts.source,
            value: source,
            any: tablesTexts.anySource,
            options: optionsOf(SOURCES, texts.sources),
          },
        ]}
        order={order}
        sheet={{ table: 'access', query, filters: filter, columns: ACCESS_SHEET }}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {texts.add.open}
          </Button>
        }
        failed={texts.failed}
        noMatch={source === undefined ? texts.noMatch({ q }) : tablesTexts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <AccessTable rows={rows} order={order} onRemove={setRemoving} />}
      </AdminList>
      <Suspense>
        {adding && <AddPeopleDialog onClose={() => setAdding(false)} />}
        {removing && <RemoveAccessDialog entry={removing} onClose={closeRemoving} />}
      </Suspense>
    </section>
  )
}
