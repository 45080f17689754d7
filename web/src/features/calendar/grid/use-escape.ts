import { useEffect } from 'react'

export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      // A dialog above uses the key itself.
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
