import { personTexts } from '@roomtone/texts/person/person'
import type { Form } from '../../platform/forms/use-form.ts'
import { TextField } from '../../ui/field.tsx'

type EmailFieldProps = {
  form: Form
  /** `username` where a password manager should offer the account, and `webauthn` where the browser offers passkeys. */
  autoComplete: 'email' | 'username' | 'username webauthn'
  defaultValue?: string | undefined
}

export function EmailField({ form, ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      label={personTexts.email}
      name="email"
      type="email"
      inputMode="email"
      error={form.errorOf('email')}
    />
  )
}
