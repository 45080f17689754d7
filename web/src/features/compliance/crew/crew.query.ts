import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

export function crewQuery({ call }: Services, bookingId: string) {
  return queryOptions({
    queryKey: ['crew', bookingId],
    queryFn: ({ signal }) => call(crewCalls.show, { params: { id: bookingId } }, { signal }),
  })
}
