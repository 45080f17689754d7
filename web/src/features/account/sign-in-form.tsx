import { accountCalls } from '@roomtone/contract/account/account.calls'
import { signInForm } from '@roomtone/contract/account/sign-in'
import { ApiError } from '@roomtone/contract/call'
import { accountTexts } from '@roomtone/texts/account/account'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { EmailField } from '../../parts/person/email-field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { supportsPasskeys } from '../../platform/passkey/supports-passkeys.ts'
import { usePasskeysHere } from '../../platform/passkey/use-passkeys-here.ts'
import { useServices } from '../../platform/services.tsx'
import { deviceId } from '../../platform/session/device-id.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { CodeField } from './code-field.tsx'
import { GoogleOffer } from './google-offer.tsx'

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

const texts = accountTexts.signIn
const LostFactors = lazy(async () => ({
  default: (await import('./recovery/lost-factors.tsx')).LostFactors,
}))

type SignInFormProps = {
  email?: string | undefined
  onDone?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

/** Signing in changes the session; the guards decide where to go then. */
export function SignInForm({ email, onDone, onLeave }: SignInFormProps) {
  const { call, session } = useServices()
  const element = useRef<HTMLFormElement>(null)
  const [asksCode, setAsksCode] = useState(false)
  useEffect(() => {
    if (asksCode) element.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [asksCode])
  const form = useForm({
    schema: signInForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const answer = await call(accountCalls.signIn, { body: { ...body, deviceId: deviceId() } }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'code_required') return null
          throw error
        },
      )
      if (answer === null) return setAsksCode(true)
      const { reactivated, ...opened } = answer
      const { title, text } = reactivated ? texts.reactivated : texts.welcome
      session?.signIn(opened)
      void showToast('success', title, text)
      if (body.code !== undefined) session?.emit('MFA_CHALLENGE_VERIFIED')
      onDone?.()
    },
  })
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {/* What was typed stays, because the code is sent together with it. */}
      <div hidden={asksCode} className="grid gap-4">
        <EmailField form={form} autoComplete="username webauthn" defaultValue={email} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          minLength={6}
          error={form.errorOf('password')}
        />
      </div>
      {asksCode && <CodeField label={texts.code.label} hint={texts.code.hint} error={form.errorOf('code')} />}
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending} className="mt-2">
        {asksCode ? texts.code.submit : texts.submit}
      </Button>
      {asksCode ? (
        <>
          <button
            type="button"
            onClick={() => setAsksCode(false)}
            className="link justify-self-center text-small"
          >
            {texts.code.back}
          </button>
          <Suspense>
            <LostFactors read={() => new FormData(element.current ?? undefined)} />
          </Suspense>
        </>
      ) : (
        <>
          <PasskeyOffer onDone={onDone} />
          <GoogleOffer />
          <Link to="/auth/reset" onClick={onLeave} className="link justify-self-center text-small">
            {texts.forgot}
          </Link>
        </>
      )}
    </form>
  )
}

/** Where this page and this browser can use passkeys; nothing elsewhere. */
function PasskeyOffer({ onDone }: { onDone?: (() => void) | undefined }) {
  return (
    usePasskeysHere() &&
    supportsPasskeys() && (
      // Its space is reserved, or the button above it would move away under a finger.
      <Suspense
        fallback={
          <span
            aria-hidden="true"
            className={buttonClass({ variant: 'line', wide: true, className: 'invisible' })}
          >
            {accountTexts.passkey.button}
          </span>
        }
      >
        <PasskeyButton onDone={onDone} />
      </Suspense>
    )
  )
}
