import { sharedAccessTexts as texts } from '@roomtone/texts/account/shared-access'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../../platform/services.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { GivenList } from './given-list.tsx'
import { ReceivedList } from './received-list.tsx'
import { sharedAccessQuery } from './shared-access.query.ts'

export function SharedAccess({ isVerified }: { isVerified: boolean }) {
  const shared = useQuery(sharedAccessQuery(useServices()))
  if (shared.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-40" />
      </Loading>
    )
  if (shared.isLoadingError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void shared.refetch()} retrying={shared.isFetching}>
        {shared.error.message}
      </ErrorState>
    )
  const { given, received, listings } = shared.data
  if (given.length + received.length + listings.length === 0)
    return (
      <EmptyState
        title={texts.empty.title}
        action={<ButtonLink to="/help?article=shared-access">{texts.empty.action}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    )
  return (
    <>
      {received.length > 0 && <ReceivedList received={received} isVerified={isVerified} />}
      {(listings.length > 0 || given.length > 0) && <GivenList given={given} listings={listings} />}
      <p className="pt-4 text-small">
        <ButtonLink variant="quiet" to="/help?article=shared-access">
          {texts.empty.action}
        </ButtonLink>
      </p>
    </>
  )
}
