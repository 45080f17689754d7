import type { Member } from '@roomtone/contract/account/member'
import { useSyncExternalStore } from 'react'
import { useServices } from '../services.tsx'

/** The signed-in person, or null. Null on the server and while hydrating, so that both draw the same page. */
export function useMember(): Member | null {
  const { session } = useServices()
  return useSyncExternalStore(
    (changed) => session?.listen(changed) ?? (() => {}),
    () => session?.get()?.user ?? null,
    () => null,
  )
}
