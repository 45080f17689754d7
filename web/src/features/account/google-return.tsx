import { ApiError } from '@roomtone/contract/call'
import { googleProofForm } from '@roomtone/contract/google/google'
import { googleCalls } from '@roomtone/contract/google/google.calls'
import { accountTexts } from '@roomtone/texts/account/account'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '../../parts/person/auth-frame.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { deviceId } from '../../platform/session/device-id.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { CodeField } from './code-field.tsx'

const texts = accountTexts.google

type Proof = { password?: string | undefined; code?: string | undefined }
type Step =
  | { at: 'working' }
  | { at: 'password' | 'code'; text: string; password?: string | undefined }
  | { at: 'failed'; text: string }

/**
 * The page that Google sends people back to. The answer in its address works once and is removed from it
 * right away.
 */
export function GoogleReturn() {
  const { session } = useServices()
  const [query] = useState(() => window.location.search)
  const [isLinking] = useState(() => session?.get() != null)
  // Opened by hand, it has no answer to process.
  const [step, setStep] = useState<Step>(
    query === '' ? { at: 'failed', text: accountTexts.reset.invalidTitle } : { at: 'working' },
  )
  const attempt = useAttempt(query, isLinking)
  const begun = useRef(false)

  async function tryWith(proof: Proof): Promise<void> {
    try {
      await attempt(proof)
    } catch (error) {
      const next = nextStep(error, proof)
      // Typing mistakes are shown beside their field.
      if (next === null) throw error
      setStep(next)
    }
  }

  useEffect(() => {
    if (begun.current || query === '') return
    begun.current = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void tryWith({})
  })

  if (step.at === 'working')
    return (
      <AuthFrame title={texts.working}>
        <Spinner label={texts.working} />
      </AuthFrame>
    )
  if (step.at === 'failed')
    return (
      <AuthFrame title={texts.failedTitle} intro={<span role="alert">{step.text}</span>}>
        {isLinking ? (
          <ButtonLink to="/settings/login-security">{texts.settings}</ButtonLink>
        ) : (
          <ButtonLink to="/auth?tab=sign-in">{texts.again}</ButtonLink>
        )}
      </AuthFrame>
    )
  const { at, text, password } = step
  return (
    <AuthFrame title={at === 'code' ? texts.codeTitle : texts.passwordTitle} intro={text}>
      <ProofForm key={at} asks={at} onProof={(proof) => tryWith({ password, ...proof })} />
    </AuthFrame>
  )
}

/** Null: the open form says what was wrong. */
function nextStep(said: unknown, proof: Proof): Step | null {
  if (!(said instanceof ApiError)) return { at: 'failed', text: said instanceof Error ? said.message : '' }
  if (said.code === 'password_required') return { at: 'password', text: said.message }
  if (said.code === 'code_required') return { at: 'code', text: texts.codeText, password: proof.password }
  const isAsking = proof.password !== undefined || proof.code !== undefined
  const isGone = said.code === 'link_invalid'
  return isAsking && !isGone ? null : { at: 'failed', text: said.message }
}

function useAttempt(query: string, isLinking: boolean): (proof: Proof) => Promise<void> {
  const { call, session } = useServices()
  const navigate = useNavigate()
  return async (proof) => {
    if (isLinking) {
      await call(googleCalls.finishLink, { body: { query } })
      void showToast('success', texts.connected.title, texts.connected.text)
      return void (await navigate('/settings/login-security', { replace: true }))
    }
    const { reactivated, isNew, next, ...opened } = await call(googleCalls.finish, {
      body: { query, deviceId: deviceId(), ...proof },
    })
    const { title, text } = isNew
      ? accountTexts.signUp.welcome
      : accountTexts.signIn[reactivated ? 'reactivated' : 'welcome']
    session?.signIn(opened)
    void showToast('success', title, text)
    if (proof.code !== undefined) session?.emit('MFA_CHALLENGE_VERIFIED')
    // The front door knows where each kind of person goes.
    await navigate(next ?? '/', { replace: true })
  }
}

type ProofFormProps = { asks: 'password' | 'code'; onProof: (proof: Proof) => Promise<void> }

function ProofForm({ asks, onProof }: ProofFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    schema: googleProofForm,
    read: (data) => Object.fromEntries(data),
    submit: onProof,
  })
  const code = accountTexts.signIn.code
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {asks === 'password' ? (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
      ) : (
        <CodeField label={code.label} hint={code.hint} error={form.errorOf('code')} />
      )}
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending}>
        {asks === 'password' ? texts.connect : code.submit}
      </Button>
    </form>
  )
}
