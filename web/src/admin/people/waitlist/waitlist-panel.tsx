import { adminTexts } from '@roomtone/texts/admin/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { ExportButton } from '../../list/export/export-button.tsx'
import { FilterBar, FilterEnd } from '../../list/filter-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { SelectionBar } from '../../list/selection-bar.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { useInvite } from '../access-list/use-invite.ts'
import { WAITLIST_SHOWS, type WaitlistEntry, waitlistQuery } from './waitlist.query.ts'
import { WaitlistEmpty } from './waitlist-empty.tsx'
import { WAITLIST_SHEET } from './waitlist-sheet.ts'
import { WaitlistTable } from './waitlist-table.tsx'

const texts = adminTexts.waitlist

export function WaitlistPanel() {
  const { text, oneOf, change } = useUrlState()
  const order = useTimeSort()
  const filter = { q: text('q', 255), show: oneOf('show', WAITLIST_SHOWS) ?? 'waiting', sort: order.sort }
  const query = waitlistQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const panel = useRef<HTMLElement>(null)
  // An invited row leaves the list and takes the focus with it.
  const onInvited = () => focusIfLost(panel.current)
  const inviteSelected = useInvite(onInvited)

  function select(entries: readonly { id: string }[], on: boolean): void {
    const next = new Set(selected)
    for (const { id } of entries) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setSelected(next)
  }

  function table(rows: WaitlistEntry[]) {
    const choosable = rows.filter((entry) => entry.invitedAt === null)
    const chosen = choosable.filter((entry) => selected.has(entry.id))
    return (
      <>
        {choosable.length > 0 && (
          <SelectionBar
            chosen={chosen.length}
            choosable={choosable.length}
            pending={inviteSelected.isPending}
            onSelectAll={(on) => select(choosable, on)}
            onInvite={() => inviteSelected.mutate(chosen)}
          />
        )}
        <WaitlistTable
          rows={rows}
          order={order}
          selected={selected}
          onSelect={(id, on) => select([{ id }], on)}
          onInvited={onInvited}
        />
      </>
    )
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label={adminTexts.users.tabs.waitlist} className="outline-none">
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
          value={filter.show}
          onChange={(event) => change({ show: event.target.value })}
          className="md:w-44"
        >
          {WAITLIST_SHOWS.map((show) => (
            <option key={show} value={show}>
              {texts.shows[show]}
            </option>
          ))}
        </SelectField>
        <SortField {...order} className="md:hidden" />
        <FilterEnd>
          <ExportButton table="waitlist" query={query} filters={filter} columns={WAITLIST_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList list={list} failed={texts.failed} empty={<WaitlistEmpty {...filter} change={change} />}>
        {table}
      </PagedList>
    </section>
  )
}
