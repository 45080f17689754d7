import { accountCalls } from '@roomtone/contract/account/account.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../services.tsx'

/** The server's answer on who is signed in; asked again after a few seconds. */
export function meQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['me', session?.get()?.user.id ?? null],
    queryFn: async () => {
      const me = await call(accountCalls.me, {})
      session?.updateUser(me)
      return me
    },
    staleTime: 10_000,
  })
}
