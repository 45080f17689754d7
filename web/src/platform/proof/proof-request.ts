import { useSyncExternalStore } from 'react'

type Request = { answer: Promise<boolean>; settle: (isProved: boolean) => void }

let open: Request | null = null
const listeners = new Set<() => void>()

function set(next: Request | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Asks the person to confirm that it's them; false if they did not. Simultaneous callers share one answer. */
export function requestProof(): Promise<boolean> {
  if (open !== null) return open.answer
  let settle: Request['settle'] = () => {}
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  set({ answer, settle })
  return answer
}

export function settleProof(isProved: boolean): void {
  open?.settle(isProved)
  set(null)
}

export function useProofRequest(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => open !== null,
    () => false,
  )
}
