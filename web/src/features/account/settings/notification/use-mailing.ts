import { useState } from 'react'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'

/** Asks the server for an email and says that it is on its way. */
export function useMailing(ask: () => Promise<unknown>, sent: { title: string; text: string }) {
  const [pending, setPending] = useState(false)

  async function send(): Promise<void> {
    setPending(true)
    try {
      await ask()
      void showToast('success', sent.title, sent.text)
    } catch (error) {
      toastError(error)
    } finally {
      setPending(false)
    }
  }

  return { pending, send }
}
