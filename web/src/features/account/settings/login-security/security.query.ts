import { securityCalls } from '@roomtone/contract/account/security.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../../platform/services.tsx'

export function securityQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['security', session?.get()?.user.id ?? null],
    queryFn: () => call(securityCalls.show, {}),
  })
}

export function sessionsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['sessions', session?.get()?.user.id ?? null],
    queryFn: () => call(securityCalls.sessions, {}),
  })
}
