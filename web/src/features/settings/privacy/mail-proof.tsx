import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMailing } from '../use-mailing.ts'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.proof

/** For whoever signs in through Google alone. */
export function MailProof({ purpose }: { purpose: 'data' | 'closing' }) {
  const { call } = useServices()
  const { pending, send } = useMailing(
    () => call(privacyCalls.mailProofLink, { body: { purpose } }),
    texts.sent,
  )
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{texts.none}</p>
      <Button variant="line" wide pending={pending} onClick={() => void send()}>
        {texts.send}
      </Button>
    </div>
  )
}
