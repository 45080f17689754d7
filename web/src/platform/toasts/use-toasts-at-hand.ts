import { useEffect } from 'react'

/**
 * For members' pages and every form: the toast that Roomtone can't be reached must not need a download from
 * it first. It is loaded after hydration, when the page is idle.
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
