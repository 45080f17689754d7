import { useSyncExternalStore } from 'react'

function listen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether anyone can be looking at this tab. */
export function useInSight(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible')
}
