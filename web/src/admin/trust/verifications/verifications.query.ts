import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'
import type { QueueFilter } from '../../list/queue-bar.tsx'

export const REVIEW_TABS = ['in_review', 'verified', 'rejected'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

export function verificationsQuery({ call }: Services, filter: QueueFilter & { status: ReviewTab }) {
  return pagedQuery(['admin', 'verifications', filter], (cursor, signal, limit) =>
    call(verificationCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

/** One row is enough to get the total. */
export function toReviewQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'verifications-to-review'],
    queryFn: async ({ signal }) =>
      (await call(verificationCalls.list, { query: { status: 'in_review', limit: 1 } }, { signal })).total,
  })
}
