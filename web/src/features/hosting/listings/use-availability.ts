import { ApiError } from '@roomtone/contract/call'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { useMutation } from '@tanstack/react-query'
import { ownListingQuery, ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { type Services, useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'

/** Reacts to the press right away, and goes back if the server refuses. */
export function useAvailability({ id, title, isAvailable }: OwnListing) {
  const services = useServices()
  const { queryClient } = services
  const change = useMutation({
    mutationFn: (wanted: boolean) => setAvailable(services, id, wanted),
    onSuccess: async (view) => {
      queryClient.setQueryData(ownListingQuery(services, id).queryKey, view)
      const said = view.isAvailable ? listingsTexts.live.shown : listingsTexts.live.gone
      void showToast('success', said({ title }))
      await queryClient.invalidateQueries(ownListingsQuery(services))
    },
    onError: toastError,
  })
  return {
    isAvailable: change.isPending ? change.variables : isAvailable,
    change: (wanted: boolean) => {
      if (!change.isPending) change.mutate(wanted)
    },
  }
}

/** The list has no versions. Whatever else has changed meanwhile, on stays on and off stays off. */
async function setAvailable({ call }: Services, id: string, isAvailable: boolean, again = true) {
  const { version } = await call(hostingCalls.show, { params: { id } })
  try {
    return await call(hostingCalls.edit, { params: { id }, body: { version, changes: { isAvailable } } })
  } catch (error) {
    if (again && error instanceof ApiError && error.code === 'stale')
      return setAvailable({ call } as Services, id, isAvailable, false)
    throw error
  }
}
