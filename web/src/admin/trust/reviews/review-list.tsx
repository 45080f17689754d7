import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import type { PageOf } from '../../../parts/list/paged-query.ts'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'

type ReviewListProps<T extends { id: string }> = {
  label: string
  list: UseInfiniteQueryResult<InfiniteData<PageOf<T>>>
  failed: string
  empty: { title: string; text: string }
  /** About as high as a card, while there is none. */
  skeleton: 'h-60' | 'h-105'
  card: (item: T, onDecided: () => void) => ReactNode
}

/** Cards to decide about. A decided card leaves the list and would take the focus with it. */
export function ReviewList<T extends { id: string }>(props: ReviewListProps<T>) {
  const { label, list, failed, empty, skeleton, card } = props
  const panel = useRef<HTMLElement>(null)
  return (
    <section ref={panel} tabIndex={-1} aria-label={label} className="mt-8 outline-none">
      {list.isPending ? (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className={`${skeleton} rounded-m`} />
            <Skeleton className={`${skeleton} rounded-m`} />
          </div>
        </Loading>
      ) : (
        <PagedList
          list={list}
          failed={failed}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        >
          {(items) => (
            <ul className="grid gap-6">
              {items.map((item) => (
                <li key={item.id}>{card(item, () => focusIfLost(panel.current))}</li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </section>
  )
}
