import { ApiError } from '@roomtone/contract/call'
import { previewTexts as texts } from '@roomtone/texts/listing/preview'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { applicationPreviewQuery } from '../features/listing/preview/preview.query.ts'
import { VenuePreview } from '../features/listing/preview/venue-preview.tsx'
import { useServices } from '../platform/services.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../ui/states/skeleton.tsx'

export { listingPreview as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const { id = '' } = useParams()
  const preview = useQuery(applicationPreviewQuery(useServices(), id))
  const { data, error } = preview
  if (data) return <VenuePreview property={data} />
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14">
      {isGone(error) ? (
        <EmptyState
          level="h1"
          title={texts.gone.title}
          action={<ButtonLink to="/hosting?tab=listings">{texts.back}</ButtonLink>}
        >
          {texts.gone.text}
        </EmptyState>
      ) : error ? (
        <ErrorState title={texts.failed} onRetry={() => void preview.refetch()} retrying={preview.isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton className="h-80" />
          <Skeleton className="mt-8 h-14 w-3/5" />
        </Loading>
      )}
    </main>
  )
}

/** An invalid id is treated like one that belongs to someone else. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status)
}
