import { accountCalls } from '@roomtone/contract/account/account.calls'
import { signInForm } from '@roomtone/contract/account/sign-in'
import { Link } from 'react-router'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { deviceId } from '../../platform/session/device-id.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { accountTexts } from './account.texts.ts'
import { EmailField } from './email-field.tsx'

const texts = accountTexts.signIn

type SignInFormProps = {
  email?: string | undefined
  onDone?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

/** Signing in changes the session; where to go then is the guards' business. */
export function SignInForm({ email, onDone, onLeave }: SignInFormProps) {
  const { call, session } = useServices()
  const form = useForm({
    schema: signInForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const { reactivated, ...opened } = await call(accountCalls.signIn, {
        body: { ...body, deviceId: deviceId() },
      })
      const { title, text } = reactivated ? texts.reactivated : texts.welcome
      void showToast('success', title, text)
      session?.signIn(opened)
      onDone?.()
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <EmailField form={form} autoComplete="username" defaultValue={email} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        minLength={6}
        error={form.errorOf('password')}
      />
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending} className="mt-2">
        {texts.submit}
      </Button>
      <Link to="/auth/reset" onClick={onLeave} className="link justify-self-center text-small">
        {texts.forgot}
      </Link>
    </form>
  )
}
