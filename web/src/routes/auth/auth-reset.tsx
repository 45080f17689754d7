import { accountTexts } from '@roomtone/texts/account/account'
import { useState } from 'react'
import { ChoosePasswordForm } from '../../features/account/choose-password-form.tsx'
import { RequestResetForm } from '../../features/account/request-reset-form.tsx'
import { useTokenInAddress } from '../../features/account/token-in-address.ts'
import { AuthFrame } from '../../parts/person/auth-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

export { authReset as title } from '@roomtone/texts/shell/titles'

const texts = accountTexts.reset
type Step =
  | { at: 'request' }
  | { at: 'sent'; email: string }
  | { at: 'choose'; token: string }
  | { at: 'invalid' }

export function Page() {
  const token = useTokenInAddress()
  return <Steps key={token} token={token} />
}

function Steps({ token }: { token: string | null }) {
  const [step, setStep] = useState<Step>(token ? { at: 'choose', token } : { at: 'request' })
  switch (step.at) {
    case 'request':
      return (
        <AuthFrame title={texts.requestTitle} intro={texts.requestIntro}>
          <RequestResetForm onSent={(email) => setStep({ at: 'sent', email })} />
        </AuthFrame>
      )
    case 'sent':
      return (
        <AuthFrame
          title={texts.sentTitle}
          intro={<span role="status">{texts.sentText({ email: step.email })}</span>}
        >
          <ButtonLink variant="line" to="/auth?tab=sign-in">
            {texts.back}
          </ButtonLink>
        </AuthFrame>
      )
    case 'choose':
      return (
        <AuthFrame title={texts.chooseTitle} intro={texts.chooseIntro}>
          <ChoosePasswordForm token={step.token} onInvalid={() => setStep({ at: 'invalid' })} />
        </AuthFrame>
      )
    case 'invalid':
      return (
        <AuthFrame title={texts.invalidTitle} intro={texts.invalidText}>
          <Button onClick={() => setStep({ at: 'request' })}>{texts.askAgain}</Button>
        </AuthFrame>
      )
  }
}
