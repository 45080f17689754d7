import { useEffect } from 'react'

/**
 * For what members see, and for every form: that Roomtone cannot be reached must not have to be fetched from it first.
 * After the page is alive and has nothing else to do.
 */
export function useToastsAtHand(): void {
  useEffect(() => {
    // Where it fails, the first message tries again.
    const fetchCode = () => void import('./draw-toast.tsx').catch(() => {})
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchCode, 1000)
      return () => clearTimeout(timer)
    }
    const turn = requestIdleCallback(fetchCode)
    return () => cancelIdleCallback(turn)
  }, [])
}
