import { TextField } from '../../ui/field.tsx'

type CodeFieldProps = { label: string; hint?: string | undefined; error: string | undefined }

/** Six digits or a recovery code; phones suggest the digits by themselves. */
export function CodeField({ label, hint, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={hint}
      error={error}
    />
  )
}
