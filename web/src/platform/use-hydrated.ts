import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and for the first drawing in the browser: content that the server can't draw waits for
 * it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
