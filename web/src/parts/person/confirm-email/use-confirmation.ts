import { accountCalls } from '@roomtone/contract/account/account.calls'
import { useMutation } from '@tanstack/react-query'
import { meQuery } from '../../../platform/queries/me.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { personTexts } from '../person.texts.ts'

const texts = personTexts.unconfirmed

/** Sends the link again, and checks whether it was opened in another tab or on a phone. */
export function useConfirmation(email: string, onConfirmed?: () => void) {
  const services = useServices()
  const resend = useMutation({
    mutationFn: () => services.call(accountCalls.resendConfirmation, {}),
    onSuccess: () => void showToast('success', texts.sent.title, texts.sent.text(email)),
    onError: toastError,
  })
  const check = useMutation({
    mutationFn: () => services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 }),
    onSuccess: (me) => {
      if (me.emailConfirmed) onConfirmed?.()
      else void showToast('info', texts.title, texts.notYet)
    },
    onError: toastError,
  })
  return { resend, check }
}
