import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/** Not reloaded while someone types: they learn of another device's changes when they save. */
export function houseQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['hosting', 'house', id],
    queryFn: ({ signal }) => call(premisesCalls.show, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
