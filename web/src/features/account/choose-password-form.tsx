import { accountCalls } from '@roomtone/contract/account/account.calls'
import { completePasswordReset } from '@roomtone/contract/account/complete-password-reset'
import { ApiError } from '@roomtone/contract/call'
import { accountTexts } from '@roomtone/texts/account/account'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { whileLeaving } from '../../platform/session/leaving.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'

const texts = accountTexts.reset

export function ChoosePasswordForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const { call, session } = useServices()
  const navigate = useNavigate()
  useEffect(() => session?.emit('PASSWORD_RECOVERY'), [session])
  const form = useForm({
    schema: completePasswordReset.body,
    read: (data) => ({ token, password: data.get('password') }),
    submit: async (body) => {
      try {
        await call(accountCalls.completePasswordReset, { body })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_invalid') return onInvalid()
        throw error
      }
      void showToast('success', texts.done.title, texts.done.text)
      await whileLeaving(async () => {
        // The server has just ended every session, this browser's too.
        session?.signOut()
        await navigate('/auth?tab=sign-in')
      })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={accountTexts.signUp.passwordHint}
        error={form.errorOf('password')}
      />
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending}>
        {texts.save}
      </Button>
    </form>
  )
}
