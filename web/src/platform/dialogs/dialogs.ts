import { useSyncExternalStore } from 'react'

/** The dialogs that any page can open. */
export type DialogName = 'waitlist' | 'log-in' | 'host-type' | 'confirm-email' | 'refused-texts'

let open: DialogName | null = null
const listeners = new Set<() => void>()

function set(next: DialogName | null): void {
  open = next
  for (const listener of listeners) listener()
}

export function openDialog(name: DialogName): void {
  set(name)
}

export function closeDialog(): void {
  set(null)
}

export function useOpenDialog(): DialogName | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => open,
    () => null,
  )
}
