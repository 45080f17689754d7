import { accountCalls } from '@roomtone/contract/account/account.calls'
import { changePasswordForm } from '@roomtone/contract/account/change-password'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { Security } from '@roomtone/contract/account/show-security'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useEffect, useRef, useState } from 'react'
import { dateOf } from '../../../../parts/time/moments.ts'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/field.tsx'
import { useMailing } from '../notification/use-mailing.ts'
import { SettingRow } from '../setting-rows.tsx'
import { securityQuery, sessionsQuery } from './security.query.ts'

const texts = loginTexts.password

type PasswordRowProps = { password: Security['password']; email: string }

/** People without a password came through Google: a mailed link proves that the mailbox is theirs too. */
export function PasswordRow({ password, email }: PasswordRowProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!password.isSet) return <CreateRow email={email} />
  return (
    <SettingRow
      label={texts.label}
      action={
        !isOpen && (
          <Button ref={opener} variant="line" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      {isOpen ? <ChangeForm onClose={close} /> : standing(password)}
    </SettingRow>
  )
}

function standing({ changedAt }: Security['password']): string {
  return changedAt === null ? texts.created : texts.changed({ date: dateOf(changedAt) })
}

function CreateRow({ email }: { email: string }) {
  const { call } = useServices()
  const { pending, send } = useMailing(() => call(accountCalls.requestPasswordReset, { body: { email } }), {
    title: texts.mailed.title,
    text: texts.mailed.text({ email }),
  })
  return (
    <SettingRow
      label={texts.label}
      action={
        <Button variant="line" pending={pending} onClick={() => void send()}>
          {texts.create}
        </Button>
      }
    >
      {texts.none}
    </SettingRow>
  )
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const services = useServices()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    schema: changePasswordForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await services.call(securityCalls.changePassword, { body })
      void showToast('success', texts.done.title, texts.done.text)
      void services.queryClient.invalidateQueries(securityQuery(services))
      void services.queryClient.invalidateQueries(sessionsQuery(services))
      onClose()
    },
  })
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit}
      className="mt-3 grid w-full max-w-xl gap-4 text-body text-ink"
    >
      <PasswordField
        label={texts.fresh}
        name="password"
        autoComplete="new-password"
        hint={texts.hint}
        error={form.errorOf('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={loginTexts.pending}>
          {texts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {loginTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
