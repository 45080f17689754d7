import { unreadTexts as texts } from '@roomtone/texts/shell/unread'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUnread } from '../../parts/notification/use-unread.ts'
import { titleWithCount } from './title-with-count.ts'
import { useArrival } from './use-arrival.ts'

/** Announces new messages: to screen readers, and in the title of a page in the background. */
export function UnreadStatus() {
  const count = useUnread()?.all ?? null
  const { pathname, search } = useLocation()
  // The inbox announces its own.
  const inInbox = /messages/.test(pathname + search)
  useTitle(count ?? 0)
  return (
    <p role="status" className="sr-only">
      {useArrival(count, inInbox, (count) => texts.arrived({ count }))}
    </p>
  )
}

function useTitle(count: number): void {
  useEffect(() => {
    const draw = () => {
      document.title = titleWithCount(document.title, document.visibilityState === 'hidden' ? count : 0)
    }
    draw()
    document.addEventListener('visibilitychange', draw)
    return () => {
      document.removeEventListener('visibilitychange', draw)
      document.title = titleWithCount(document.title, 0)
    }
  }, [count])
}
