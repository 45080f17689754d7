import { accountCalls } from '@roomtone/contract/account/account.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountTexts } from '../features/account/account.texts.ts'
import { AuthFrame } from '../features/account/auth-frame.tsx'
import { tokenInAddress } from '../features/account/token-in-address.ts'
import { useServices } from '../platform/services.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

const texts = accountTexts.confirm

export function Page() {
  const { call } = useServices()
  const [token] = useState(tokenInAddress)
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => call(accountCalls.confirmEmail, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
      intro={<span role="status">{texts.doneText(confirmation.data.email)}</span>}
    >
      <ButtonLink to="/">{texts.continue}</ButtonLink>
    </AuthFrame>
  )
}
