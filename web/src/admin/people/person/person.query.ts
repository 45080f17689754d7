import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

export function personQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call(peopleCalls.show, { params: { id } }, { signal }),
  })
}
