import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'
import type { QueueFilter } from '../../list/queue-bar.tsx'

const CASE_TABS = ['open', 'decided'] as const
type CaseTab = (typeof CASE_TABS)[number]
export const MODERATION_TABS = [...CASE_TABS, 'reviews'] as const

export function moderationQuery({ call }: Services, filter: QueueFilter & { state: CaseTab }) {
  return pagedQuery(['admin', 'moderation', filter], (cursor, signal, limit) =>
    call(conversationCalls.listCases, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

/** One row is enough to get the total. */
export function caseCountQuery({ call }: Services, state: CaseTab) {
  return queryOptions({
    queryKey: ['admin', 'moderation-count', state],
    queryFn: async ({ signal }) =>
      (await call(conversationCalls.listCases, { query: { state, limit: 1 } }, { signal })).total,
  })
}
