import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and for the first drawing in the browser: what cannot be drawn on the server waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
