import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import type { showAnalytics } from '@roomtone/contract/analytics/show-analytics'
import type { Reply } from '@roomtone/contract/endpoint'
import type { DateRange, Grain } from '@roomtone/domain/analytics/periods'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

export type Analytics = Reply<typeof showAnalytics>

export function analyticsQuery({ call }: Services, asked: DateRange & { by: Grain; zone: string }) {
  return queryOptions({
    queryKey: ['admin', 'analytics', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(analyticsCalls.show, { query: asked }, { signal }),
  })
}
