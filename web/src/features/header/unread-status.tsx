import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { titleWithCount } from './title-with-count.ts'
import { unreadTexts as texts } from './unread.texts.ts'
import { useUnread } from './use-unread.ts'

/** Says that something has arrived: to those who listen, and in the title of a page out of sight. */
export function UnreadStatus() {
  const count = useUnread()?.all ?? null
  useTitle(count ?? 0)
  return (
    <p role="status" className="sr-only">
      {useArrival(count)}
    </p>
  )
}

/** Only a rise is news; what was there when the page came is not. The inbox speaks for itself. */
function useArrival(count: number | null): string {
  const { pathname, search } = useLocation()
  const inInbox = /messages/.test(pathname + search)
  const before = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (count === null) return
    const rose = before.current !== null && count > before.current
    if (rose && !inInbox) setText(texts.arrived(count))
    else if (count === 0 || inInbox) setText('')
    before.current = count
  }, [count, inInbox])
  return text
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
