import { reviewCalls } from '@roomtone/contract/review/review.calls'
import type { ReviewSide } from '@roomtone/domain/review/review'
import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { ReviewList } from './review-list.tsx'
import { personReviewsQuery } from './reviews.query.ts'

type PersonReviewsProps = { personId: string; as: ReviewSide }

/** What others wrote about a person as host or as guest, with the list's four states. */
export function PersonReviews({ personId: id, as }: PersonReviewsProps) {
  const services = useServices()
  const query = personReviewsQuery(services, id, as)
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
        <Skeleton className="h-40 rounded-m" />
      </Loading>
    )
  if (reviews.data.total === 0) return <p className="text-ink-2">{texts.none[as]}</p>
  return (
    <ReviewList
      first={reviews.data}
      queryKey={query.queryKey}
      where={({ property }) => (
        <Link to={`/property/${property.id}`} className="link">
          {property.title}
        </Link>
      )}
      read={(cursor, signal) =>
        services.call(reviewCalls.ofPerson, { params: { id }, query: { as, cursor, limit: 12 } }, { signal })
      }
    />
  )
}
