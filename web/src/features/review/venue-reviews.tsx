import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import { useQuery } from '@tanstack/react-query'
import { type Services, useServices } from '../../platform/services.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { Breakdown } from './breakdown.tsx'
import { ReviewList } from './review-list.tsx'
import { propertyReviewsQuery } from './reviews.query.ts'

export async function prefetchReviews(services: Services, id: string): Promise<void> {
  await services.queryClient.prefetchQuery(propertyReviewsQuery(services, id))
}

/** Guests' reviews of a space. The server draws them; their code loads when the reader comes near. */
export function VenueReviews({ propertyId: id }: { propertyId: string }) {
  const services = useServices()
  const query = propertyReviewsQuery(services, id)
  const reviews = useQuery(query)
  if (reviews.isLoadingError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void reviews.refetch()} retrying={reviews.isFetching}>
        {reviews.error.message}
      </ErrorState>
    )
  if (!reviews.data)
    return (
      <Loading label={texts.loadingReviews}>
        <Skeleton className="h-60 rounded-m" />
      </Loading>
    )
  return (
    <>
      <Breakdown {...reviews.data} />
      <ReviewList
        first={reviews.data}
        queryKey={query.queryKey}
        read={(cursor, signal) =>
          services.call(reviewCalls.ofProperty, { params: { id }, query: { cursor, limit: 12 } }, { signal })
        }
      />
    </>
  )
}
