import { useSyncExternalStore } from 'react'

function listen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether this tab is visible. */
export function useInSight(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible')
}
