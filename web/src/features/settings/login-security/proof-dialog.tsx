import { fullProof, ownProof } from '@roomtone/contract/security/proof'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { CodeField } from '../../account/code-field.tsx'
import { loginTexts } from './login-security.texts.ts'

const texts = loginTexts.proof

type ProofDialogProps = {
  title: string
  text: string
  submit: string
  isDanger?: boolean | undefined
  /** Where two-factor is on, a code comes with the password. */
  withCode?: boolean | undefined
  onProof: (proof: { password: string; code: string }) => Promise<void>
  onClose: () => void
}

/** Asks again who is there, before something that a borrowed screen must not change. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submit, isDanger = false, withCode = false, onProof, onClose } = props
  const form = useForm({
    schema: withCode ? fullProof : ownProof,
    read: (data) => Object.fromEntries(data),
    submit: ({ password, code = '' }) => onProof({ password, code }),
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        {(withCode || form.errorOf('code')) && <CodeField label={texts.code} error={form.errorOf('code')} />}
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {loginTexts.cancel}
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            pending={form.pending}
            pendingText={loginTexts.pending}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
