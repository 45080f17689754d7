import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { Role } from '@roomtone/domain/access/roles'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'

export const PERSON_STATUSES = ['active', 'suspended', 'deactivated'] as const
export type PersonStatus = (typeof PERSON_STATUSES)[number]
export const PERSON_SORTS = ['newest', 'oldest', 'name', 'seen'] as const
export type PersonSort = (typeof PERSON_SORTS)[number]

type PersonFilter = {
  q: string
  role: Role | undefined
  status: PersonStatus | undefined
  verified: 'yes' | 'no' | undefined
  sort: (typeof PERSON_SORTS)[number] | undefined
}

export function peopleQuery({ call }: Services, filter: PersonFilter) {
  return pagedQuery(['admin', 'people', filter], (cursor, signal, limit) =>
    call(peopleCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
