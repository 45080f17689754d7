import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { publicProfileCalls } from '@roomtone/contract/public-profile/public-profile.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export function profileQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['profile', session?.get()?.user.id ?? null],
    queryFn: () => call(profileCalls.show, {}),
  })
}

/** Keyed by the viewer: null for a visitor, which is how the server renders every page. */
export function personQuery({ call }: Services, id: string, memberId: string | null) {
  return queryOptions({
    queryKey: ['person', id, memberId],
    queryFn: () => call(publicProfileCalls.show, { params: { id } }),
    staleTime: 30_000,
  })
}
