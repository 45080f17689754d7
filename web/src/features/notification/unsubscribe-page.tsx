import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import type { SubscriptionView } from '@roomtone/contract/notification/unsubscribe'
import { isOffer } from '@roomtone/domain/notification/topics'
import { unsubscribeTexts as texts } from '@roomtone/texts/notification/notifications'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AuthFrame } from '../../parts/person/auth-frame.tsx'
import { isMissing } from '../../platform/is-missing.ts'
import { type Services, useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { type Offered, offeredBy } from './unsubscribe-offers.ts'

const SETTINGS = '/settings/notifications'

function subscriptionQuery({ call }: Services, token: string) {
  return queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => call(notificationCalls.subscription, { query: { token } }, { signal }),
    enabled: token !== '',
  })
}

/**
 * The page behind an email's link, which works without signing in. Programs that open links must not turn
 * anything off.
 */
export function UnsubscribePage({ token }: { token: string }) {
  const query = useQuery(subscriptionQuery(useServices(), token))
  if (token === '' || isMissing(query.error)) return <Invalid />
  if (query.data) return <Subscription token={token} view={query.data} />
  return (
    <AuthFrame title={texts.title} intro="">
      {query.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {query.error.message}
        </ErrorState>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </AuthFrame>
  )
}

function Subscription({ token, view }: { token: string; view: SubscriptionView }) {
  const services = useServices()
  const { queryKey } = subscriptionQuery(services, token)
  const change = useMutation({
    mutationFn: ({ what, isOn }: Offered) =>
      services.call(notificationCalls.changeSubscription, { body: { token, what, isOn } }),
    onSuccess: (changed) => {
      services.queryClient.setQueryData(queryKey, changed)
      void services.queryClient.invalidateQueries({ queryKey: ['mail-preferences'] })
      focusIfLost(document.getElementById('main'))
    },
    onError: toastError,
  })
  return (
    <AuthFrame title={texts.title} intro={<span role="status">{stateWords(view)}</span>}>
      <div className="grid justify-items-start gap-3">
        {offeredBy(view).map((offered) => (
          <Button
            key={`${offered.what} ${offered.isOn}`}
            variant={offered.isMain ? 'primary' : 'line'}
            pending={change.isPending && change.variables.what === offered.what}
            disabled={change.isPending && change.variables.what !== offered.what}
            pendingText={texts.pending}
            className="py-2 whitespace-normal max-md:px-4"
            onClick={() => change.mutate(offered)}
          >
            {wordsOf(offered)}
          </Button>
        ))}
      </div>
      <p className="mt-6 text-small text-ink-2">
        {texts.still}{' '}
        <Link to={SETTINGS} className="link">
          {texts.settings}
        </Link>
      </p>
    </AuthFrame>
  )
}

function stateWords({ topic, email, isOn, noMarketing }: SubscriptionView): string {
  if (noMarketing && isOffer(topic)) return texts.noMarketing({ email })
  return (isOn ? texts.on : texts.off)({ topic: texts.topics[topic], email })
}

function wordsOf({ what, isOn }: Offered): string {
  if (isOn) return texts.turnOn
  return what === 'topic' ? texts.turnOff : texts.turnAllOff
}

function Invalid() {
  const member = useMember()
  return (
    <AuthFrame title={texts.invalid.title} intro={<span role="alert">{texts.invalid.text}</span>}>
      <ButtonLink to={member ? SETTINGS : `/auth?next=${encodeURIComponent(SETTINGS)}`}>
        {member ? texts.invalid.member : texts.invalid.action}
      </ButtonLink>
    </AuthFrame>
  )
}
