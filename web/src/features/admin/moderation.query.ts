import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

export const MODERATION_TABS = ['open', 'decided'] as const
type ModerationTab = (typeof MODERATION_TABS)[number]

export function moderationQuery({ call }: Services, state: ModerationTab) {
  return pagedQuery(['admin', 'moderation', state], (cursor, signal) =>
    call(conversationCalls.listCases, { query: { state, cursor } }, { signal }),
  )
}

/** One row is enough to learn how many there are. */
export function caseCountQuery({ call }: Services, state: ModerationTab) {
  return queryOptions({
    queryKey: ['admin', 'moderation-count', state],
    queryFn: async ({ signal }) =>
      (await call(conversationCalls.listCases, { query: { state, limit: 1 } }, { signal })).total,
  })
}
