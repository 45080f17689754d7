import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'

/** Runs a change of the listing's days, reports the result, and reloads the month before it is done. */
export function useChangeDays({ id }: OwnListing, onDone: () => void) {
  const { queryClient } = useServices()
  return async (change: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await change()
      void showToast('success', said)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar', id] })
    }
    onDone()
  }
}
