import { ApiError } from '@roomtone/contract/call'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { openingTexts as texts } from '@roomtone/texts/conversation/messages'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useVerifyPath } from '../../../parts/verification/use-verify-path.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'

type OpenConversationProps = {
  property: string
  booking: string
  addressOf: (conversation: string | null) => string
}

/**
 * Behind every "Message host": a link that names a space or a booking, and so survives signing in on the way.
 * Opening it twice opens the same conversation.
 */
export function OpenConversation({ property, booking, addressOf }: OpenConversationProps) {
  const { call } = useServices()
  const verifyPath = useVerifyPath()
  const opened = useQuery({
    queryKey: ['open-conversation', property, booking],
    queryFn: () =>
      call(conversationCalls.open, {
        body: booking === '' ? { propertyId: property } : { bookingId: booking },
      }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (opened.data) return <Navigate to={addressOf(opened.data.id)} replace />
  if (opened.error instanceof ApiError && opened.error.code === 'verification_required') {
    return (
      <EmptyState
        title={texts.verify.title}
        action={<ButtonLink to={verifyPath}>{texts.verify.action}</ButtonLink>}
        className="rounded-l border bg-card"
      >
        <p>{texts.verify.text}</p>
      </EmptyState>
    )
  }
  if (opened.error) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void opened.refetch()} retrying={opened.isFetching}>
        {opened.error.message}
      </ErrorState>
    )
  }
  return (
    <Loading label={texts.opening}>
      <Skeleton className="h-80 rounded-m" />
    </Loading>
  )
}
