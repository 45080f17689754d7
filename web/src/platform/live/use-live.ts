import { useEffect } from 'react'
import { useServices } from '../services.tsx'

/** For members' pages. The code is loaded after the page has been drawn, and strangers never load it. */
export function useLive(): void {
  const services = useServices()
  useEffect(() => {
    // Without it everything still works by polling; the next page tries again.
    import('./start-live.ts').then(({ startLive }) => startLive(services)).catch(() => {})
  }, [services])
}
