import type { Reply } from '@roomtone/contract/endpoint'
import type { listErasures, listHolds, previewRetention } from '@roomtone/contract/retention/retention'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

export const HOLD_TABS = ['open', 'lifted'] as const
export type HoldTab = (typeof HOLD_TABS)[number]
export type RulePreview = Reply<typeof previewRetention>['rules'][number]
export type Hold = Reply<typeof listHolds>['items'][number]
export type Erasure = Reply<typeof listErasures>['items'][number]

export function retentionQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'retention'],
    queryFn: async ({ signal }) => (await call(retentionCalls.preview, {}, { signal })).rules,
  })
}

export function holdsQuery({ call }: Services, state: HoldTab) {
  return pagedQuery(['admin', 'holds', state], (cursor, signal) =>
    call(retentionCalls.holds, { query: { state, cursor } }, { signal }),
  )
}

export function erasuresQuery({ call }: Services) {
  return pagedQuery(['admin', 'erasures'], (cursor, signal) =>
    call(retentionCalls.erasures, { query: { cursor } }, { signal }),
  )
}
