import { uiTexts } from '@roomtone/texts/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LoadMore } from '../../ui/states/load-more.tsx'
import type { PageOf } from './paged-query.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

type PagedListProps<T> = {
  list: UseInfiniteQueryResult<InfiniteData<PageOf<T>>>
  /** The message when nothing could be loaded. */
  failed: string
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** The four states of every list here: loading, failed, empty, full. */
export function PagedList<T>({ list, failed, empty, children }: PagedListProps<T>) {
  if (list.isPending) return <RowsSkeleton />
  if (!list.data) {
    return (
      <ErrorState title={failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error?.message}
      </ErrorState>
    )
  }
  const rows = list.data.pages.flatMap((page) => page.items)
  if (rows.length === 0) return <div role="status">{empty}</div>
  const total = list.hasNextPage ? (list.data.pages.at(-1)?.total ?? 0) : rows.length
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      {children(rows)}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-small text-bad">
          {uiTexts.moreFailed}. {list.error?.message}
        </p>
      )}
      <LoadMore
        shown={rows.length}
        total={total}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}
