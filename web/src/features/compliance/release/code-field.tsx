import { ApiError } from '@roomtone/contract/call'
import { releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { CODE_LENGTH } from '@roomtone/domain/account/mailed-code'
import { releaseTexts } from '@roomtone/texts/compliance/release'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { useNow } from '../../../parts/time/use-now.ts'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

const texts = releaseTexts.code
const PAUSE = 60_000

/** The second factor. A code belongs to one version, so another version gets a new field. */
export function CodeField({ bookingId, error }: { bookingId: string; error: string | undefined }) {
  const { call, queryClient } = useServices()
  const email = useMember()?.email ?? ''
  const box = useRef<HTMLDivElement>(null)
  const [sentAt, setSentAt] = useState<number | null>(null)
  const seconds = useSecondsUntil(sentAt === null ? null : sentAt + PAUSE)
  const send = useMutation({
    mutationFn: () => call(releaseCalls.sendCode, { params: { id: bookingId } }),
    onSuccess: () => {
      setSentAt(Date.now())
      box.current?.querySelector('input')?.focus()
    },
    onError: (failure) => {
      toastError(failure)
      if (failure instanceof ApiError && failure.code === 'no_longer_possible')
        void refreshPackets(queryClient)
    },
  })
  return (
    <div ref={box} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {seconds === 0 && (
          <Button
            variant="line"
            pending={send.isPending}
            pendingText={texts.asking}
            onClick={() => send.mutate()}
          >
            <Mail className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {sentAt === null ? texts.ask : texts.again}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-60 text-small text-ink-2 wrap-anywhere">
          <span role="status">{sentAt === null ? texts.before : texts.sent({ email })}</span>{' '}
          {seconds > 0 && <span className="even-figures">{texts.wait({ seconds })}</span>}
        </p>
      </div>
      <TextField
        label={texts.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Leaves room for spaces in a pasted code.
        maxLength={CODE_LENGTH + 4}
        error={error}
        className="max-w-md even-figures"
      />
    </div>
  )
}

function useSecondsUntil(end: number | null): number {
  const now = useNow((at) => (end !== null && at < end ? 1000 : null))
  if (end === null) return 0
  // The clock's last reading may be from before the code was requested.
  return Math.min(PAUSE / 1000, Math.max(0, Math.ceil((end - now) / 1000)))
}
