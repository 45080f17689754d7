import type { HostCalendars } from '@roomtone/contract/hosting/host-calendar'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { SpaceSelect } from '../grid/space-select.tsx'
import { spanName, stepFrom, VIEWS, type View } from './span.ts'
import { SyncedFeeds } from './synced-feeds.tsx'

const texts = calendarTexts.board
const names: Record<View, string> = { week: texts.week, '2weeks': texts.twoWeeks, month: texts.month }

type BoardHeadingProps = {
  view: View
  span: { from: string; to: string }
  listings: readonly OwnListing[]
  calendars: HostCalendars['listings']
  now: Date
}

export function BoardHeading({ view, span, listings, calendars, now }: BoardHeadingProps) {
  const path = (next: View, from?: string) =>
    `/hosting?tab=calendar&view=${next}${from === undefined ? '' : `&from=${from}`}`
  const step = 'inline-grid size-11 place-items-center rounded-pill hover:bg-paper-2'
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <h1 className="me-3" aria-live="polite">
        {spanName(span)}
      </h1>
      <Link
        to={path(view, stepFrom(view, span, -1))}
        preventScrollReset
        aria-label={texts.earlier}
        className={step}
      >
        <ChevronLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <Link
        to={path(view, stepFrom(view, span, 1))}
        preventScrollReset
        aria-label={texts.later}
        className={step}
      >
        <ChevronRight className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <ButtonLink variant="line" to={path(view)} preventScrollReset>
        {calendarTexts.today}
      </ButtonLink>
      <nav aria-label={texts.view} className="ms-2 flex rounded-pill bg-paper-2 p-1 text-small">
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={path(one, span.from)}
            preventScrollReset
            aria-current={one === view ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-9 items-center rounded-pill px-4',
              one === view ? 'bg-card font-semibold shadow-1' : 'text-ink-2 hover:text-ink',
            )}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <SyncedFeeds calendars={calendars} now={now} />
        <SpaceSelect
          listings={listings}
          chosen={null}
          pathTo={(listing) => `/hosting?tab=calendar&listing=${listing}`}
        />
      </div>
    </div>
  )
}
