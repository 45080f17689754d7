import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { privacyTexts } from '@roomtone/texts/account/privacy'
import { useQuery } from '@tanstack/react-query'
import { useTokenInAddress } from '../../features/account/token-in-address.ts'
import { AuthFrame } from '../../parts/person/auth-frame.tsx'
import { useServices } from '../../platform/services.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'

export { authRestore as title } from '@roomtone/texts/shell/titles'

const texts = privacyTexts.restore

export function Page() {
  const { call } = useServices()
  const token = useTokenInAddress()
  const restored = useQuery({
    queryKey: ['restore-account', token],
    queryFn: async () => {
      await call(privacyCalls.restore, { body: { token: token ?? '' } })
      return true
    },
    retry: false,
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const signIn = <ButtonLink to="/auth?tab=sign-in">{texts.signIn}</ButtonLink>
  if (token === null || restored.isError)
    return (
      <AuthFrame title={texts.failedTitle} intro={<span role="alert">{texts.failedText}</span>}>
        {signIn}
      </AuthFrame>
    )
  if (!restored.data)
    return (
      <AuthFrame title={texts.working}>
        <Spinner label={texts.working} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={texts.title} intro={<span role="status">{texts.text}</span>}>
      {signIn}
    </AuthFrame>
  )
}
