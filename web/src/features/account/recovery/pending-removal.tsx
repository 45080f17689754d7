import { recoveryCalls } from '@roomtone/contract/recovery/recovery.calls'
import { recoveryTexts } from '@roomtone/texts/account/recovery'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { momentOf } from '../../../parts/time/moments.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const texts = recoveryTexts.pending

export function PendingRemoval({ takesEffectAt }: { takesEffectAt: string }) {
  const { call } = useServices()
  const queryClient = useQueryClient()
  const keep = useMutation({
    mutationFn: () => call(recoveryCalls.keepFactors, {}),
    onSuccess: () => void showToast('success', texts.kept),
    onError: toastError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security'] }),
  })
  return (
    <div role="status" className="mb-6 rounded-m bg-wait-soft p-4 text-small md:p-6">
      <p className="mb-1 font-medium text-wait">{texts.title}</p>
      <p className="mb-4">{texts.text({ when: momentOf(takesEffectAt) })}</p>
      <Button variant="line" pending={keep.isPending} onClick={() => keep.mutate()}>
        {texts.keep}
      </Button>
    </div>
  )
}
