import { accountCalls } from '@roomtone/contract/account/account.calls'
import { ApiError } from '@roomtone/contract/call'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { accountTexts } from '@roomtone/texts/account/account'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { SignInForm } from '../../features/account/sign-in-form.tsx'
import { useTokenInAddress } from '../../features/account/token-in-address.ts'
import { AuthFrame } from '../../parts/person/auth-frame.tsx'
import { meQuery } from '../../platform/queries/me.query.ts'
import { useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'

export { authConfirm as title } from '@roomtone/texts/shell/titles'

const texts = accountTexts.confirm

export function Page() {
  const services = useServices()
  const { call, session, queryClient } = services
  const member = useMember()
  const token = useTokenInAddress()
  // For an address that is to become the account's, or for the current one.
  const isNew = useSearchParams()[0].has('new')
  const confirmation = useQuery({
    queryKey: ['confirm-email', token, member?.id ?? null],
    queryFn: async () => {
      const input = { body: { token: token ?? '' } }
      const confirmed = isNew
        ? await call(profileCalls.confirmEmailChange, input)
        : await call(accountCalls.confirmEmail, input)
      // The signed-in person has a new address now, or more rights.
      if (session?.get()) await queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
      return confirmed
    },
    retry: false,
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (confirmation.error instanceof ApiError && confirmation.error.code === 'sign_in_first')
    return (
      <AuthFrame title={texts.signInTitle} intro={texts.signInText}>
        <SignInForm />
        <p className="mt-6 text-small text-ink-2">
          {texts.notMine}{' '}
          <Link to="/auth/reset" className="link">
            {texts.takeOver}
          </Link>
        </p>
      </AuthFrame>
    )
  if (token === null || confirmation.isError)
    return (
      <AuthFrame title={texts.failedTitle} intro={<span role="alert">{texts.failedText}</span>}>
        <ButtonLink to="/settings/personal-info">{texts.continue}</ButtonLink>
      </AuthFrame>
    )
  if (!confirmation.data)
    return (
      <AuthFrame title={texts.working}>
        <Spinner label={texts.working} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={texts.doneTitle}
      intro={<span role="status">{texts.doneText({ email: confirmation.data.email })}</span>}
    >
      <ButtonLink to="/">{texts.continue}</ButtonLink>
    </AuthFrame>
  )
}
