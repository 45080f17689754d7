import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { useStanding } from './use-standing.ts'
import { verificationTexts } from './verification.texts.ts'

const texts = verificationTexts.checking

/** Back to the provider's page by a fresh address; the one from before has been used, or is too old. */
export function useGoOn() {
  const { call } = useServices()
  const stand = useStanding()
  return useMutation({
    mutationFn: () => call(verificationCalls.goOn, {}),
    onSuccess: async (view) => {
      await stand(view)
      if (view.status === 'processing' && !view.redirectUrl)
        void showToast('info', texts.handedIn.title, texts.handedIn.text)
    },
    onError: toastError,
  })
}
