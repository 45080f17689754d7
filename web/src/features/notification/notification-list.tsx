import type { NotificationView } from '@roomtone/contract/notification/notification'
import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { PageOf } from '../../parts/list/paged-query.ts'
import type { NotificationFilter } from '../../parts/notification/notification.query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { NextPage } from '../../ui/states/next-page.tsx'
import { NotificationLine } from './notification-line.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'

type NotificationListProps = {
  list: UseInfiniteQueryResult<InfiniteData<PageOf<NotificationView>>>
  filter: NotificationFilter
}

/** All notices, with the four states of a list. */
export function NotificationList({ list, filter }: NotificationListProps) {
  if (list.isPending) {
    return (
      <div className="rounded-m border bg-card">
        <NotificationSkeleton rows={6} />
      </div>
    )
  }
  if (!list.data) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error?.message}
      </ErrorState>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <Nothing filter={filter} />
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      <ul aria-label={texts.list} className="overflow-hidden rounded-m border bg-card">
        {items.map((item) => (
          <li key={item.id} className="border-b last:border-b-0">
            <NotificationLine notification={item} />
          </li>
        ))}
      </ul>
      <NextPage
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? list.error.message : null}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}

function Nothing({ filter }: { filter: NotificationFilter }) {
  const { title, text, action } = filter === 'unread' ? texts.nothingUnread : texts.empty
  return (
    <div role="status">
      <EmptyState
        title={title}
        action={
          <ButtonLink variant="line" to={filter === 'unread' ? '/notifications' : '/search'}>
            {action}
          </ButtonLink>
        }
        className="rounded-l border bg-card"
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
