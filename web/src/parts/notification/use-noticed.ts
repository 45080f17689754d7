import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { useInSight } from '../../ui/focus/use-in-sight.ts'
import { markRead } from './notification.query.ts'
import { useUnreadNotifications } from './use-unread-notifications.ts'

/** Looking at a booking reads the notices about it. */
export function useNoticed(bookingId: string): void {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const unread = useUnreadNotifications() ?? 0
  const isInSight = useInSight()
  /** The count at the last report to the server; only a rise is a reason for another. */
  const told = useRef(0)
  useEffect(() => {
    const isNews = unread > told.current
    if (!isNews || isInSight) told.current = unread
    // A report that failed is repeated with the next rise, or when the page is opened again.
    if (isNews && isInSight) markRead(latest.current, { bookingId }).catch(() => {})
  }, [bookingId, isInSight, unread])
}
