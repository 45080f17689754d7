import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { verificationsTexts as texts } from './verifications.texts.ts'

type Decision = { approved: boolean; reason: string }

/** Whatever comes of it, the lists are read again: a refusal means that someone else was quicker. */
export function useDecide(id: string, name: string): (decision: Decision) => Promise<void> {
  const { call, queryClient } = useServices()
  return async (body) => {
    try {
      await call(verificationCalls.decide, { params: { id }, body })
      const { title, text } = (body.approved ? texts.approved : texts.rejected)(name)
      void showToast('success', title, text)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
  }
}
