import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { Reply } from '@roomtone/contract/endpoint'
import { type beginSecondFactor, confirmForm } from '@roomtone/contract/second-factor/second-factor'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CodeField } from '../../code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.factor.dialog

type Begun = Reply<typeof beginSecondFactor>
type Step = { at: 'intro' } | { at: 'scan'; begun: Begun } | { at: 'codes'; codes: string[] }

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'intro' })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.at === 'codes' ? texts.codesTitle : texts.title}
      description={descriptions[step.at]}
    >
      {step.at === 'intro' && <IntroStep onDone={(begun) => setStep({ at: 'scan', begun })} />}
      {step.at === 'scan' && (
        <ScanStep begun={step.begun} onDone={(codes) => setStep({ at: 'codes', codes })} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  )
}

const descriptions: Record<Step['at'], string> = {
  intro: texts.introText,
  scan: texts.scanText,
  codes: texts.codesText,
}

function IntroStep({ onDone }: { onDone: (begun: Begun) => void }) {
  const { call } = useServices()
  const begin = useMutation({
    mutationFn: () => call(securityCalls.beginSecondFactor, {}),
    onSuccess: onDone,
    onError: toastError,
  })
  return (
    <Button wide pending={begin.isPending} pendingText={loginTexts.pending} onClick={() => begin.mutate()}>
      {texts.next}
    </Button>
  )
}

function ScanStep({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const services = useServices()
  const element = useRef<HTMLFormElement>(null)
  // The focused button is gone.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    schema: confirmForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const { recoveryCodes } = await services.call(securityCalls.confirmSecondFactor, { body })
      void services.queryClient.invalidateQueries(securityQuery(services))
      // An admin's role may have waited for this.
      void services.queryClient.invalidateQueries(meQuery(services))
      onDone(recoveryCodes)
    },
  })
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {/* On a white background in the dark theme too, because cameras need the contrast. */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.svg)}`}
        alt={texts.picture}
        width={208}
        height={208}
        className="justify-self-center rounded-s"
      />
      <p className="text-small">
        <span className="block text-ink-2">{texts.key}</span>
        <code className="wrap-anywhere">{begun.key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField label={texts.code} error={form.errorOf('code')} />
      <Button type="submit" wide pending={form.pending} pendingText={loginTexts.pending}>
        {texts.confirm}
      </Button>
    </form>
  )
}
