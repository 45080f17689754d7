import { verifyPackTexts } from '@roomtone/texts/compliance/verify-pack'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

const texts = verifyPackTexts.passphrase

export function PassphraseForm({
  pending,
  onSubmit,
}: {
  pending: boolean
  onSubmit: (typed: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isMissing = typed.trim() === ''
    setError(isMissing ? texts.missing : undefined)
    if (isMissing) document.getElementById('passphrase')?.focus()
    else onSubmit(typed)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        id="passphrase"
        label={texts.label}
        hint={texts.hint}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" pending={pending} pendingText={texts.pending} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  )
}
