import type { MessageView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import { refresh } from '../../../platform/queries/query-names.ts'
import type { Services } from '../../../platform/services.tsx'

export type Filter = 'all' | 'unread'
export type MessagePage = { items: MessageView[]; hasMore: boolean }
type Pages = InfiniteData<MessagePage, number | undefined>

/** The stream reports news immediately; where it is cut off, news is at most this late. */
export const PAUSE = 30_000
const SIZE = 50
const MOST = 100

export function conversationsQuery({ call }: Services, as: 'host' | undefined, filter: Filter, q: string) {
  return pagedQuery(['conversations', as ?? 'both', filter, q], (cursor, signal) =>
    call(conversationCalls.list, { query: { as, filter, q, cursor, limit: 20 } }, { signal }),
  )
}

export function conversationQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call(conversationCalls.show, { params: { id } }, { signal }),
    refetchInterval: PAUSE,
  })
}

/** The first page has the latest messages, each further page the ones before. */
export function messagesQuery({ call, queryClient }: Services, id: string) {
  const queryKey = ['messages', id] as const
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const ask = (query: { before?: number; after?: number; limit: number }) =>
        call(conversationCalls.messages, { params: { id }, query }, { signal })
      const known = knownPage(queryClient.getQueryData<Pages>(queryKey), pageParam)
      const last = known?.items.at(-1)
      if (pageParam !== undefined)
        return known?.items.length ? known : ask({ before: pageParam, limit: SIZE })
      if (!known || !last) return ask({ limit: SIZE })
      // Messages never change, so only newer ones are requested, unless there are more than one answer holds.
      const since = await ask({ after: last.seq, limit: MOST })
      if (since.hasMore) return ask({ limit: SIZE })
      return { items: [...known.items, ...since.items], hasMore: known.hasMore }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.items[0]?.seq : undefined),
    refetchInterval: PAUSE,
    staleTime: 0,
  })
}

function knownPage(data: Pages | undefined, param: number | undefined): MessagePage | undefined {
  return data?.pages[data.pageParams.indexOf(param)]
}

/** What is shown beside an open thread: the list of conversations and the counts. */
export function refreshInbox(queryClient: QueryClient): void {
  void refresh(queryClient, 'conversations', 'unread')
}
