import type { Reply } from '@roomtone/contract/endpoint'
import { passwordProof } from '@roomtone/contract/security/proof'
import { type beginSecondFactor, confirmForm } from '@roomtone/contract/security/second-factor'
import { securityCalls } from '@roomtone/contract/security/security.calls'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { meQuery } from '../../../platform/queries/me.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { CodeField } from '../../account/code-field.tsx'
import { loginTexts } from './login-security.texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.factor.dialog

type Begun = Reply<typeof beginSecondFactor>
type Step = { at: 'password' } | { at: 'scan'; begun: Begun } | { at: 'codes'; codes: string[] }

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.at === 'codes' ? texts.codesTitle : texts.title}
      description={descriptions[step.at]}
    >
      {step.at === 'password' && <PasswordStep onDone={(begun) => setStep({ at: 'scan', begun })} />}
      {step.at === 'scan' && (
        <ScanStep begun={step.begun} onDone={(codes) => setStep({ at: 'codes', codes })} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  )
}

const descriptions: Record<Step['at'], string> = {
  password: texts.passwordText,
  scan: texts.scanText,
  codes: texts.codesText,
}

function PasswordStep({ onDone }: { onDone: (begun: Begun) => void }) {
  const { call } = useServices()
  const form = useForm({
    schema: passwordProof,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => onDone(await call(securityCalls.beginSecondFactor, { body })),
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <PasswordField
        label={loginTexts.proof.password}
        name="password"
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" wide pending={form.pending} pendingText={loginTexts.pending}>
        {texts.next}
      </Button>
    </form>
  )
}

function ScanStep({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const services = useServices()
  const element = useRef<HTMLFormElement>(null)
  // The password's field is gone, and the keyboard with it.
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
      {/* On its own white ground in the dark theme too: cameras want the contrast. */}
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
