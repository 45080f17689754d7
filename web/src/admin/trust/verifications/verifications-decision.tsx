import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { verificationsTexts as texts } from '@roomtone/texts/admin/verifications'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const RejectDialog = lazyPart(async () => ({
  default: (await import('./verifications-reject-dialog.tsx')).RejectDialog,
}))

type VerificationDecisionProps = { id: string; name: string; onDecided: () => void }

export function VerificationDecision({ id, name, onDecided }: VerificationDecisionProps) {
  const decide = useDecide(id, name)
  const [rejecting, setRejecting] = useState(false)
  const approve = useMutation({
    mutationFn: () => decide({ approved: true, reason: '' }),
    onError: toastError,
    onSettled: onDecided,
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="danger"
        aria-label={texts.rejectName({ name })}
        disabled={approve.isPending}
        onClick={() => setRejecting(true)}
      >
        {texts.reject}
      </Button>
      <Button
        aria-label={texts.approveName({ name })}
        pending={approve.isPending}
        pendingText={texts.approving}
        onClick={() => approve.mutate()}
      >
        {texts.approve}
      </Button>
      {rejecting && (
        <Suspense>
          <RejectDialog
            name={name}
            onReject={async (reason) => {
              await decide({ approved: false, reason })
              onDecided()
            }}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type Decision = { approved: boolean; reason: string }

/** The lists reload after any outcome: a refusal means that a colleague was quicker. */
function useDecide(id: string, name: string): (decision: Decision) => Promise<void> {
  const { call, queryClient } = useServices()
  return async (body) => {
    try {
      await call(verificationCalls.decide, { params: { id }, body })
      const { title, text } = body.approved ? texts.approved : texts.rejected
      void showToast('success', title({ name }), text)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
  }
}
