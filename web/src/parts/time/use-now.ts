import { useEffect, useState } from 'react'

/**
 * The time, updated after `pauseAt(now)` milliseconds, and immediately when the page becomes visible again.
 */
export function useNow(pauseAt: (now: number) => number | null): number {
  const [now, setNow] = useState(Date.now)
  const pause = pauseAt(now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause of the same length is a new pause after each tick
  useEffect(() => {
    if (pause === null) return
    const tick = () => setNow(Date.now())
    const timer = setTimeout(tick, pause)
    const look = () => document.visibilityState === 'visible' && tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, pause])
  return now
}
