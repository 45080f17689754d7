import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../../platform/services.tsx'

export function workQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['work-details', session?.get()?.user.id ?? null],
    queryFn: () => call(profileCalls.work, {}),
  })
}
