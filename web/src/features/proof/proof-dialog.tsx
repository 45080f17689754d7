import type { Reply } from '@roomtone/contract/endpoint'
import { proofForms, type showProof } from '@roomtone/contract/proof/proof'
import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import type { ProofMethod } from '@roomtone/domain/access/fresh-proof'
import { proofTexts as texts } from '@roomtone/texts/proof/proof'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { toastPasskeyError } from '../../platform/passkey/passkey-failure.ts'
import { supportsPasskeys } from '../../platform/passkey/supports-passkeys.ts'
import { usePasskeysHere } from '../../platform/passkey/use-passkeys-here.ts'
import { signWithPasskey } from '../../platform/passkey/webauthn.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { AppCodeField, MailedCodeField } from './code-fields.tsx'

type ProofDialogProps = { onProved: () => void; onClose: () => void }

/** Asks for a fresh proof before a sensitive action. The waiting calls then continue. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const { call } = useServices()
  const ways = useQuery({
    queryKey: ['proof'],
    queryFn: () => call(proofCalls.show, {}),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description}
    >
      {ways.data ? (
        <Ways ways={ways.data} onProved={onProved} onClose={onClose} />
      ) : ways.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void ways.refetch()} retrying={ways.isFetching}>
          {ways.error.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-28" />
        </Loading>
      )}
    </Dialog>
  )
}

type WaysProps = ProofDialogProps & { ways: Reply<typeof showProof> }

function Ways({ ways: { method, otherwise }, onProved, onClose }: WaysProps) {
  const canAsk = usePasskeysHere() && supportsPasskeys()
  const [chosen, setChosen] = useState(method === 'passkey' && !canAsk ? (otherwise ?? method) : method)
  const other = chosen === method ? otherwise : method
  return (
    <>
      {chosen === 'passkey' ? (
        <PasskeyStep onProved={onProved} onClose={onClose} />
      ) : (
        <FormStep key={chosen} method={chosen} onProved={onProved} onClose={onClose} />
      )}
      {other !== null && canAsk && (
        <Button variant="quiet" wide className="mt-3" onClick={() => setChosen(other)}>
          {other === 'passkey' ? texts.withPasskey : texts.withoutPasskey}
        </Button>
      )}
    </>
  )
}

function PasskeyStep({ onProved, onClose }: ProofDialogProps) {
  const { call } = useServices()
  const prove = useMutation({
    mutationFn: async () => {
      const method = 'passkey'
      const { passkey } = await call(proofCalls.begin, { body: { method } })
      if (passkey === null) return
      const response = await signWithPasskey(passkey.options)
      await call(proofCalls.give, { body: { method, challengeId: passkey.challengeId, response } })
      onProved()
    },
    onError: toastPasskeyError,
  })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button variant="line" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button autoFocus pending={prove.isPending} pendingText={texts.pending} onClick={() => prove.mutate()}>
        {texts.passkey}
      </Button>
    </div>
  )
}

type FormMethod = Exclude<ProofMethod, 'passkey'>

function FormStep({ method, onProved, onClose }: ProofDialogProps & { method: FormMethod }) {
  const { call } = useServices()
  const element = useRef<HTMLFormElement>(null)
  // It opens after the dialog, which has given the focus away by then.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    schema: proofForms[method],
    read: (data) => ({ ...Object.fromEntries(data), method }),
    submit: async (body) => {
      await call(proofCalls.give, { body })
      onProved()
    },
  })
  const codeError = form.errorOf('code')
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {method !== 'mail' && (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
      )}
      {method === 'password_and_code' && <AppCodeField error={codeError} />}
      {(method === 'mail' || method === 'password_and_mail') && (
        <MailedCodeField method={method} error={codeError} />
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={form.pending} pendingText={texts.pending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
