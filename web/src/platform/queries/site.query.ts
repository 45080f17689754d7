import { siteCalls } from '@roomtone/contract/site/site.calls'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type Services, useServices } from '../services.tsx'

export function siteQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['site'],
    queryFn: () => call(siteCalls.show, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Always in the cache: the root loader waits for it. */
export function useSite() {
  return useSuspenseQuery(siteQuery(useServices())).data
}
