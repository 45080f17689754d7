import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { refundsTexts as texts } from '@roomtone/texts/admin/refunds'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { isUnproved } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

export function RefundActions({ refund, onSettle }: { refund: AdminRefund; onSettle: () => void }) {
  const { call, queryClient } = useServices()
  const { id, state, attempt } = refund
  const retry = useMutation({
    mutationFn: () => call(bookingCalls.retryRefund, { params: { id }, body: { attempt } }),
    onSuccess: () => void showToast('success', texts.retry.done.title, texts.retry.done.text),
    onError: (error) => {
      if (!isUnproved(error)) void showToast('error', texts.retry.failed, error.message)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  if (state === 'done') return null
  const short = id.slice(0, 8)
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        variant="line"
        aria-label={texts.retry.nameOf({ short })}
        pending={retry.isPending}
        pendingText={texts.retry.pending}
        onClick={() => retry.mutate()}
      >
        {state === 'pending' ? texts.retry.look : texts.retry.button}
      </Button>
      {state === 'failed' && (
        <Button variant="quiet" aria-label={texts.settle.nameOf({ short })} onClick={onSettle}>
          {texts.settle.button}
        </Button>
      )}
    </div>
  )
}
