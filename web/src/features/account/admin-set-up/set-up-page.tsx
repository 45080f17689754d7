import { adminSetUpCalls } from '@roomtone/contract/admin-set-up/admin-set-up.calls'
import { setUpTexts as texts } from '@roomtone/texts/account/set-up'
import { useQuery } from '@tanstack/react-query'
import { AuthFrame } from '../../../parts/person/auth-frame.tsx'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { SignInForm } from '../sign-in-form.tsx'
import { useTokenInAddress } from '../token-in-address.ts'
import { AccountStep } from './account-step.tsx'
import { FactorStep } from './factor-step.tsx'

/**
 * The page behind the link that the command line prints for an admin: an account, a second factor, the role.
 */
export function SetUpPage() {
  const { call } = useServices()
  const member = useMember()
  const token = useTokenInAddress() ?? ''
  const shown = useQuery({
    queryKey: ['admin-set-up', token],
    queryFn: () => call(adminSetUpCalls.show, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '' || shown.isError)
    return (
      <AuthFrame title={texts.invalid.title} intro={<span role="alert">{texts.invalid.text}</span>}>
        <code className="text-small">{texts.invalid.command}</code>
      </AuthFrame>
    )
  if (!shown.data)
    return (
      <AuthFrame title={texts.title}>
        <Spinner label={texts.title} />
      </AuthFrame>
    )
  const { email, hasAccount } = shown.data
  if (member?.email === email) return <FactorStep token={token} />
  if (hasAccount)
    return (
      <AuthFrame title={texts.title} intro={texts.signIn({ email })}>
        <SignInForm email={email} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={texts.title} intro={texts.intro({ email })}>
      <AccountStep token={token} email={email} />
    </AuthFrame>
  )
}
