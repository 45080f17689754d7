import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import { CODE_LENGTH, CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { proofTexts as texts } from '@roomtone/texts/proof/proof'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Six digits or a recovery code; phones suggest the digits. */
export function AppCodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={texts.appCode}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      error={error}
    />
  )
}

type MailedCodeFieldProps = { method: 'mail' | 'password_and_mail'; error: string | undefined }

/** The code is sent when the field is drawn, and again when asked for. */
export function MailedCodeField({ method, error }: MailedCodeFieldProps) {
  const { call } = useServices()
  const email = useMember()?.email ?? ''
  const mailing = useQuery({
    queryKey: ['proof', 'code', method],
    queryFn: () => call(proofCalls.begin, { body: { method } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  })
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small text-ink-2 wrap-anywhere">
        {mailing.isFetching
          ? texts.mail.sending
          : mailing.isError
            ? mailing.error.message
            : texts.mail.sent({ email, minutes: CODE_LIVES_MS / 60_000 })}
      </p>
      <TextField
        label={texts.mail.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Leaves room for spaces in a pasted code.
        maxLength={CODE_LENGTH + 4}
        error={error}
        className="even-figures"
      />
      <Button
        variant="quiet"
        className="justify-self-start"
        pending={mailing.isFetching}
        onClick={() => void mailing.refetch()}
      >
        {texts.mail.again}
      </Button>
    </div>
  )
}
