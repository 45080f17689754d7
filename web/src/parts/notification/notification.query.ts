import type { NotificationView } from '@roomtone/contract/notification/notification'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { type PageOf, pagedQuery } from '../list/paged-query.ts'

export type NotificationFilter = 'all' | 'unread'
type Page = PageOf<NotificationView>

/** The stream makes everything under it ask again. */
const WHOLE = ['notifications'] as const
const LISTS = [...WHOLE, 'list'] as const
const LATEST = [...WHOLE, 'latest'] as const

export function unreadQuery({ call }: Services) {
  return queryOptions({
    queryKey: [...WHOLE, 'unread'],
    queryFn: async ({ signal }) => (await call(notificationCalls.unread, {}, { signal })).unread,
  })
}

/** What the panel under the bell shows. */
export function latestQuery({ call }: Services) {
  return queryOptions({
    queryKey: LATEST,
    queryFn: async ({ signal }) =>
      (await call(notificationCalls.list, { query: { filter: 'all', limit: 8 } }, { signal })).items,
  })
}

export function notificationsQuery({ call }: Services, filter: NotificationFilter) {
  return pagedQuery([...LISTS, filter], (cursor, signal) =>
    call(notificationCalls.list, { query: { filter, cursor, limit: 20 } }, { signal }),
  )
}

type What = { id: string } | { bookingId: string } | { all: true }

/** Shows one or all as read right away and tells the server, which answers with the new count. */
export async function markRead(services: Services, what: What): Promise<void> {
  const { call, queryClient } = services
  if (!('bookingId' in what)) showAsRead(services, 'id' in what ? what.id : null)
  try {
    const body = 'id' in what ? { ids: [what.id] } : what
    const { unread } = await call(notificationCalls.read, { body })
    queryClient.setQueryData(unreadQuery(services).queryKey, unread)
  } finally {
    void queryClient.invalidateQueries({ queryKey: WHOLE })
  }
}

function showAsRead(services: Services, id: string | null): void {
  const { queryClient } = services
  // An answer from before this press would undo what the person just saw.
  void queryClient.cancelQueries({ queryKey: WHOLE })
  const read = (items: NotificationView[]) =>
    items.map((item) => (id === null || item.id === id ? { ...item, isRead: true } : item))
  const isUnread = id === null || isKnownUnread(queryClient, id)
  queryClient.setQueryData(
    unreadQuery(services).queryKey,
    (count) => count && (id === null ? 0 : count - Number(isUnread)),
  )
  queryClient.setQueryData<NotificationView[]>(LATEST, (items) => items && read(items))
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: LISTS },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: read(page.items) })) },
  )
}

function isKnownUnread(queryClient: QueryClient, id: string): boolean {
  const lists = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: LISTS })
  const shown = [
    ...(queryClient.getQueryData<NotificationView[]>(LATEST) ?? []),
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []),
  ]
  return shown.some((item) => item.id === id && !item.isRead)
}
