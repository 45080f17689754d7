import { ApiError } from '@roomtone/contract/call'
import type { InvitationView } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '../../../../parts/person/auth-frame.tsx'
import { momentOf } from '../../../../parts/time/moments.ts'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { useMember } from '../../../../platform/session/use-session.ts'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Spinner } from '../../../../ui/states/spinner.tsx'
import { forgetToken } from './kept-token.ts'

const texts = sharedAccessTexts.invitation

export function Invitation({ token }: { token: string | null }) {
  const { call } = useServices()
  const invitation = useQuery({
    queryKey: ['cohost-invitation', token],
    queryFn: () => call(cohostCalls.showInvitation, { body: { token: token ?? '' } }),
    retry: false,
    enabled: token !== null,
  })
  const { error } = invitation
  if (token === null || (error instanceof ApiError && error.code === 'link_invalid'))
    return (
      <AuthFrame title={texts.failed} intro={<span role="alert">{texts.failedText}</span>}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
      </AuthFrame>
    )
  if (error)
    return (
      <AuthFrame title={texts.loading} intro="">
        <ErrorState
          title={texts.failed}
          onRetry={() => void invitation.refetch()}
          retrying={invitation.isFetching}
        >
          {error.message}
        </ErrorState>
      </AuthFrame>
    )
  if (!invitation.data)
    return (
      <AuthFrame title={texts.loading} intro="">
        <Spinner label={texts.loading} />
      </AuthFrame>
    )
  return <Shown invitation={invitation.data} token={token} />
}

function Shown({ invitation, token }: { invitation: InvitationView; token: string }) {
  const { host, email, listings, expiresAt } = invitation
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined)
    return (
      <AuthFrame title={texts.declined} intro={<span role="status">{texts.declinedText({ host })}</span>}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
      </AuthFrame>
    )
  return (
    <AuthFrame title={texts.title({ host })} intro={texts.intro({ email })}>
      <h2 className="font-sans text-body font-medium tracking-normal">{texts.listings}</h2>
      <ul className="mb-6">
        {listings.map(({ title, city, state, rights }) => (
          <li key={title} className="border-b py-4">
            <p className="wrap-anywhere">{title}</p>
            <p className="text-small text-ink-2">
              {city}, {state}
            </p>
            <ul className="mt-2 grid gap-1 text-small">
              {rights.map((right) => (
                <li key={right}>
                  {sharedAccessTexts.rights[right].name}: {sharedAccessTexts.rights[right].text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Answer email={email} token={token} onDeclined={() => setDeclined(true)} />
      <p className="mt-6 text-small text-ink-2">{texts.until({ when: momentOf(expiresAt) })}</p>
    </AuthFrame>
  )
}

type AnswerProps = { email: string; token: string; onDeclined: () => void }

function Answer({ email, token, onDeclined }: AnswerProps) {
  const services = useServices()
  const member = useMember()
  const navigate = useNavigate()
  const accepting = useMutation({
    mutationFn: async () => {
      await services.call(cohostCalls.accept, { body: { token } })
      // They may host from now on, and the pages there check who they are.
      await services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
    },
    onSuccess: () => {
      forgetToken()
      void showToast('success', texts.done, texts.doneText)
      void navigate('/settings/login-security?tab=shared-access')
    },
    onError: toastError,
  })
  const decline = <DeclineButton token={token} onDeclined={onDeclined} />
  if (!member)
    return (
      <div className="grid gap-4">
        <p>{texts.signInText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/auth?next=/shared-access">{texts.signIn}</ButtonLink>
          <ButtonLink variant="line" to="/">
            {texts.waitlist}
          </ButtonLink>
          {decline}
        </div>
      </div>
    )
  if (member.email !== email)
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert">{texts.other({ email })}</p>
        {decline}
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button pending={accepting.isPending} pendingText={texts.accepting} onClick={() => accepting.mutate()}>
        {texts.accept}
      </Button>
      {decline}
    </div>
  )
}

function DeclineButton({ token, onDeclined }: Pick<AnswerProps, 'token' | 'onDeclined'>) {
  const { call } = useServices()
  const declining = useMutation({
    mutationFn: () => call(cohostCalls.decline, { body: { token } }),
    onSuccess: () => {
      forgetToken()
      onDeclined()
    },
    onError: toastError,
  })
  return (
    <Button
      variant="line"
      pending={declining.isPending}
      pendingText={texts.declining}
      onClick={() => declining.mutate()}
    >
      {texts.decline}
    </Button>
  )
}
