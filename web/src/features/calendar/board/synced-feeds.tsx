import type { HostCalendars } from '@roomtone/contract/hosting/host-calendar'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { CalendarSync } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../ui/cx.ts'
import { SYNC_HEADING } from '../settings/sync-heading.ts'

const texts = calendarTexts.board.synced
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })
const moment = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** The calendars elsewhere that all spaces subscribe to, how they are doing, and the way to each. */
export function SyncedFeeds({ calendars, now }: { calendars: HostCalendars['listings']; now: Date }) {
  const feeds = calendars.flatMap(({ id, title, feeds }) =>
    feeds.map((feed) => ({ ...feed, id, title, feed })),
  )
  if (feeds.length === 0) return null
  const failing = feeds.filter(({ isFailing }) => isFailing).length
  const count = feeds.length
  return (
    <details className="relative">
      <summary className="pill flex cursor-pointer list-none items-center gap-2 text-small [&::-webkit-details-marker]:hidden">
        <CalendarSync className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        <b className="font-semibold">{texts.count({ count })}</b>
        <span className={failing > 0 ? 'text-bad' : 'text-ink-2'}>
          {failing > 0 ? texts.failing({ count: failing }) : stateOf(oldest(feeds), now)}
        </span>
      </summary>
      <ul className="absolute end-0 top-full z-20 mt-2 grid w-80 gap-1 rounded-m border bg-card p-2 text-small shadow-3">
        {feeds.map(({ feed, id, title, name, isFailing, lastSucceededAt }) => (
          <li key={feed.id}>
            <Link
              to={`/hosting?tab=calendar&listing=${id}#${SYNC_HEADING}`}
              className="block min-h-11 rounded-s px-3 py-2 hover:bg-paper-2"
            >
              <span className="block font-medium wrap-anywhere">
                {name} · {title}
              </span>
              <span className={cx('block text-tiny', isFailing ? 'text-bad' : 'text-ink-2')}>
                {isFailing ? texts.failed : stateOf(lastSucceededAt, now)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Every one of them is at least as fresh as that; null: one has not been read yet. */
function oldest(feeds: readonly { lastSucceededAt: string | null }[]): string | null {
  const times = feeds.map(({ lastSucceededAt }) => lastSucceededAt)
  return times.reduce((one, other) => (one === null || other === null ? null : one < other ? one : other))
}

/** `synced 10:02 AM`, with its day where that was not today. */
function stateOf(instant: string | null, now: Date): string {
  if (instant === null) return calendarTexts.sync.feed.never
  const at = new Date(instant)
  const format = at.toDateString() === now.toDateString() ? clock : moment
  return texts.at({ when: format.format(at) })
}
