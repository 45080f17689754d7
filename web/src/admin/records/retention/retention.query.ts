import type { Reply } from '@roomtone/contract/endpoint'
import type { listErasures, listHolds, previewRetention } from '@roomtone/contract/retention/retention'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import type { RetentionRule } from '@roomtone/domain/compliance/retention'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

export const HOLD_TABS = ['open', 'lifted'] as const
type HoldTab = (typeof HOLD_TABS)[number]
export type RulePreview = Reply<typeof previewRetention>['rules'][number]
export type Hold = Reply<typeof listHolds>['items'][number]
export type Erasure = Reply<typeof listErasures>['items'][number]

export function retentionQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'retention'],
    queryFn: async ({ signal }) => (await call(retentionCalls.preview, {}, { signal })).rules,
  })
}

type HoldFilter = { state: HoldTab; q: string; sort: TimeSort }

export function holdsQuery({ call }: Services, filter: HoldFilter) {
  return pagedQuery(['admin', 'holds', filter], (cursor, signal, limit) =>
    call(retentionCalls.holds, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

type ErasureFilter = { rule: RetentionRule | undefined; subject: string; sort: TimeSort }

export function erasuresQuery({ call }: Services, filter: ErasureFilter) {
  return pagedQuery(['admin', 'erasures', filter], (cursor, signal, limit) =>
    call(retentionCalls.erasures, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
