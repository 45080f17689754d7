import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { queryOptions } from '@tanstack/react-query'
import { type Services, useServices } from '../../../../platform/services.tsx'

export function sharedAccessQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['shared-access', session?.get()?.user.id ?? null],
    queryFn: () => call(cohostCalls.list, {}),
  })
}

/** Every change answers with the complete list. */
export function useKeepShared(): (shared: SharedAccess) => void {
  const services = useServices()
  return (shared) => {
    services.queryClient.setQueryData(sharedAccessQuery(services).queryKey, shared)
  }
}
