import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

export type By = 'week' | 'month'

export function insightsQuery({ call }: Services, id: string, by: By) {
  return queryOptions({
    queryKey: ['insights', id, by],
    queryFn: ({ signal }) => call(analyticsCalls.insights, { params: { id }, query: { by } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
