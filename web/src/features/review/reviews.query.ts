import type { PublishedReview } from '@roomtone/contract/review/review'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import type { ReviewSide } from '@roomtone/domain/review/review'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import { refresh } from '../../platform/queries/query-names.ts'
import type { Services } from '../../platform/services.tsx'

const FIRST = 6

export type ReviewsPage = {
  items: PublishedReview[]
  nextCursor: string | null
  total: number
  stars: number[]
  average: number | null
}

/** The first few, which the page is drawn with; more load on request. */
export function propertyReviewsQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['reviews', 'property', id],
    queryFn: ({ signal }): Promise<ReviewsPage> =>
      call(reviewCalls.ofProperty, { params: { id }, query: { limit: FIRST } }, { signal }),
  })
}

export function personReviewsQuery({ call }: Services, id: string, as: ReviewSide) {
  return queryOptions({
    queryKey: ['reviews', 'person', id, as],
    queryFn: ({ signal }): Promise<ReviewsPage> =>
      call(reviewCalls.ofPerson, { params: { id }, query: { as, limit: FIRST } }, { signal }),
  })
}

export function bookingReviewsQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['booking', id, 'reviews'],
    queryFn: ({ signal }) => call(reviewCalls.ofBooking, { params: { id } }, { signal }),
  })
}

export function aboutYouQuery({ call }: Services, as: ReviewSide) {
  return pagedQuery(['reviews', 'about-you', as], (cursor, signal) =>
    call(reviewCalls.aboutYou, { query: { as, cursor, limit: 12 } }, { signal }),
  )
}

export function byYouQuery({ call }: Services, as: ReviewSide) {
  return pagedQuery(['reviews', 'by-you', as], (cursor, signal) =>
    call(reviewCalls.byYou, { query: { as, cursor, limit: 12 } }, { signal }),
  )
}

export function toWriteQuery({ call }: Services, as: ReviewSide) {
  return queryOptions({
    queryKey: ['reviews', 'to-write', as],
    queryFn: ({ signal }) => call(reviewCalls.toWrite, { query: { as } }, { signal }),
  })
}

/** Everything that shows reviews, or asks for one. */
export async function refreshReviews(queryClient: QueryClient): Promise<void> {
  await refresh(queryClient, 'reviews', 'booking', 'trips', 'hosting')
}
