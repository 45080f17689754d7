import { WHOSE, type Whose } from '@roomtone/domain/queue/queues'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { ReactNode } from 'react'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { WhoseField } from './assignee-field.tsx'
import { FilterBar, FilterEnd } from './filter-bar.tsx'
import { SearchField } from './search-field.tsx'
import { SortField, useTimeSort } from './sort-field.tsx'

export type QueueFilter = { q: string; sort: TimeSort; whose: Whose }

export function useQueueFilter(): { filter: QueueFilter; isFiltered: boolean } {
  const { text, oneOf } = useUrlState()
  const { sort } = useTimeSort()
  const filter = { q: text('q', 255), sort, whose: oneOf('whose', WHOSE) ?? 'all' }
  return { filter, isFiltered: filter.q !== '' || filter.whose !== 'all' }
}

type QueueBarProps = {
  filter: QueueFilter
  search: string
  /** Decided items are nobody's work any more. */
  isOpen: boolean
  children: ReactNode
}

/** Above cards that somebody works through. */
export function QueueBar({ filter, search, isOpen, children }: QueueBarProps) {
  const { change } = useUrlState()
  const { sort, choose } = useTimeSort()
  return (
    <div className="mt-8">
      <FilterBar>
        <SearchField
          label={search}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        {isOpen && <WhoseField whose={filter.whose} onChange={(whose) => change({ whose })} />}
        <SortField sort={sort} choose={choose} />
        <FilterEnd>{children}</FilterEnd>
      </FilterBar>
    </div>
  )
}
