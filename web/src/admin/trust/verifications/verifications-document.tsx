import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { verificationsTexts } from '@roomtone/texts/admin/verifications'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'

const texts = verificationsTexts.document

const DocumentDialog = lazyPart(async () => ({
  default: (await import('./verifications-document-dialog.tsx')).DocumentDialog,
}))

/** Fetched on demand and forgotten on closing, because every look counts as a reading and is recorded. */
export function VerificationDocument({ id, name }: { id: string; name: string }) {
  const { call } = useServices()
  const reading = useMutation({
    mutationFn: () => call(verificationCalls.readDocument, { params: { id } }),
    onError: toastError,
    gcTime: 0,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="line"
        aria-label={texts.showOf({ name })}
        pending={reading.isPending}
        pendingText={texts.pending}
        onClick={() => reading.mutate()}
      >
        {texts.show}
      </Button>
      <p className="text-small text-ink-2">{texts.recorded}</p>
      {reading.data && (
        <Suspense>
          <DocumentDialog name={name} document={reading.data} onClose={reading.reset} />
        </Suspense>
      )}
    </div>
  )
}
