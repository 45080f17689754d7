import { setUpForm } from '@roomtone/contract/admin-set-up/admin-set-up'
import { adminSetUpCalls } from '@roomtone/contract/admin-set-up/admin-set-up.calls'
import { accountTexts } from '@roomtone/texts/account/account'
import { setUpTexts as texts } from '@roomtone/texts/account/set-up'
import { useState } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { usePasskeysHere } from '../../../platform/passkey/use-passkeys-here.ts'
import { useServices } from '../../../platform/services.tsx'
import { deviceId } from '../../../platform/session/device-id.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'

/** Signing in changes the session, and the page shows the next step. */
export function AccountStep({ token, email }: { token: string; email: string }) {
  const { call, session } = useServices()
  const hasPasskeys = usePasskeysHere()
  const [byPasskey, setByPasskey] = useState(false)
  const form = useForm({
    schema: byPasskey ? setUpForm.omit({ password: true }) : setUpForm.required(),
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const opened = await call(adminSetUpCalls.begin, { body: { ...body, token, deviceId: deviceId() } })
      session?.signIn(opened)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {/* For password managers: which account this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={accountTexts.signUp.fullName}
        name="fullName"
        autoComplete="name"
        error={form.errorOf('fullName')}
      />
      {!byPasskey && (
        <PasswordField
          label={accountTexts.signUp.password}
          name="password"
          autoComplete="new-password"
          hint={accountTexts.signUp.passwordHint}
          error={form.errorOf('password')}
        />
      )}
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending} className="mt-2">
        {texts.next}
      </Button>
      {hasPasskeys && (
        <button
          type="button"
          onClick={() => setByPasskey(!byPasskey)}
          className="link justify-self-center text-small"
        >
          {byPasskey ? texts.byPassword : texts.byPasskey}
        </button>
      )}
    </form>
  )
}
