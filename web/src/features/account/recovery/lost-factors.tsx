import { recoveryCalls } from '@roomtone/contract/recovery/recovery.calls'
import { recoveryTexts } from '@roomtone/texts/account/recovery'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'

const texts = recoveryTexts.report

/** Shown beside the code that they can't provide. `read`: the form with the correct email and password. */
export function LostFactors({ read }: { read: () => FormData }) {
  const { call } = useServices()
  const report = useMutation({
    mutationFn: async () => {
      const form = read()
      const body = { email: String(form.get('email')), password: String(form.get('password')) }
      await call(recoveryCalls.reportLostFactors, { body })
      return body.email
    },
    onError: toastError,
  })
  if (report.isSuccess)
    return (
      // The focused button is gone.
      <p
        ref={focusIfLost}
        role="status"
        tabIndex={-1}
        className="text-center text-small wrap-anywhere outline-none"
      >
        {texts.sent({ email: report.data })}
      </p>
    )
  return (
    <button
      type="button"
      disabled={report.isPending}
      onClick={() => report.mutate()}
      className="link justify-self-center text-small"
    >
      {texts.link}
    </button>
  )
}
