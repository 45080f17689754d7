import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

const whoIs = ({ session }: Services) => session?.get()?.user.id ?? null

/** Loaded once when the wizard opens it, and never from the cache: another device may have continued it. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export function draftQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: ['draft', whoIs(services), id],
    queryFn: ({ signal }) => services.call(draftCalls.show, { params: { id } }, { signal }),
    ...once,
  })
}

/** Asking twice gives the same draft. */
export function reworkQuery(services: Services, applicationId: string) {
  return queryOptions({
    queryKey: ['rework', whoIs(services), applicationId],
    queryFn: () => services.call(draftCalls.rework, { params: { id: applicationId } }),
    ...once,
  })
}
