import { useServices } from '../../../platform/services.tsx'
import { showToast, type ToastAction } from '../../../platform/toasts/toasts.ts'

type Said = { title: string; action?: ToastAction }

/** Runs a change of days, reports the result, and reloads the calendars before it is done. */
export function useChangeDays(onDone: () => void) {
  const { queryClient } = useServices()
  return async (change: () => Promise<Said>): Promise<void> => {
    try {
      const { title, action } = await change()
      void showToast('success', title, undefined, action)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar'] })
    }
    onDone()
  }
}
