import { accountCalls } from '@roomtone/contract/account/account.calls'
import { signUpForm } from '@roomtone/contract/account/sign-up'
import { ApiError } from '@roomtone/contract/call'
import { accountTexts } from '@roomtone/texts/account/account'
import { EmailField } from '../../parts/person/email-field.tsx'
import { keptCode } from '../../parts/person/kept-code.ts'
import { UserTypeField } from '../../parts/person/user-type-field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { deviceId } from '../../platform/session/device-id.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { GoogleOffer } from './google-offer.tsx'

const texts = accountTexts.signUp

type SignUpFormProps = {
  email?: string | undefined
  /** The token of an invitation's link: it proves the mailbox. */
  invitation?: string | undefined
}

export function SignUpForm({ email, invitation }: SignUpFormProps) {
  const { call, session } = useServices()
  const form = useForm({
    schema: signUpForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const device = { deviceId: deviceId() }
      const proof = invitation === undefined ? {} : { invitation }
      const opened = await call(accountCalls.signUp, {
        body: { ...body, ...keptCode(), ...device, ...proof },
      }).catch(async (error: unknown) => {
        if (invitation === undefined || !isTaken(error)) throw error
        // Someone signed up with this address without proving it. The invitation proves it, so the account
        // changes hands.
        const { email, password } = body
        await call(accountCalls.completePasswordReset, { body: { token: invitation, password } }).catch(
          () => {
            throw error
          },
        )
        return call(accountCalls.signIn, { body: { email, password, ...device } })
      })
      session?.signIn(opened)
      void showToast('success', texts.welcome.title, texts.welcome.text)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <EmailField form={form} autoComplete="username" defaultValue={email} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        minLength={6}
        hint={texts.passwordHint}
        error={form.errorOf('password')}
      />
      <TextField
        label={texts.fullName}
        name="fullName"
        autoComplete="name"
        error={form.errorOf('fullName')}
      />
      <UserTypeField form={form} />
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending} className="mt-2">
        {texts.submit}
      </Button>
      {invitation !== undefined && <p className="text-small text-ink-2">{texts.invited}</p>}
      <GoogleOffer />
    </form>
  )
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'account_exists'
