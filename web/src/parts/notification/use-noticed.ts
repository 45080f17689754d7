import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { useInSight } from '../../ui/use-in-sight.ts'
import { markRead } from './notification.query.ts'
import { useUnreadNotifications } from './use-unread-notifications.ts'

/** Who looks at a booking knows what was said about it. */
export function useNoticed(bookingId: string): void {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const unread = useUnreadNotifications() ?? 0
  const isInSight = useInSight()
  /** The count that was there when it was told; only a rise is a reason to tell again. */
  const told = useRef(0)
  useEffect(() => {
    const isNews = unread > told.current
    if (!isNews || isInSight) told.current = unread
    // What was not told now is told with the next rise, or when the page is opened again.
    if (isNews && isInSight) markRead(latest.current, { bookingId }).catch(() => {})
  }, [bookingId, isInSight, unread])
}
