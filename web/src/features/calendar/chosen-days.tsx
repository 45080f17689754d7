import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { heldLine } from '../../parts/booking/held-line.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChosenBlock } from './chosen-block.tsx'
import { ChosenPrice } from './chosen-price.tsx'

const texts = calendarTexts.chosen
const shortDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const LINES = 4

type ChosenDaysProps = {
  listing: OwnListing
  days: { from: string; to: string }
  calendar: HostCalendar
  onDone: () => void
}

/** The actions on the chosen days: beside the month, or at the bottom edge of a phone. */
export function ChosenDays({ listing, days, calendar, onDone }: ChosenDaysProps) {
  const { from, to } = days
  const title = [...new Set([from, to])].map((day) => shortDay.format(new Date(day))).join(' – ')
  const inside = calendar.days.filter(({ date }) => date >= from && date <= to)
  // A range may cover several months, of which one is drawn.
  const count = datesFrom(from, to).length
  const ids = new Set(inside.flatMap(({ holds }) => holds))
  const held = calendar.held.filter(({ id }) => ids.has(id))
  return (
    <section
      aria-label={title}
      className="grid gap-5 border border-accent bg-card p-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:rounded-t-l max-lg:border-x-0 max-lg:border-b-0 max-lg:shadow-3 motion-safe:animate-rise lg:rounded-m lg:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-sans text-body font-semibold tracking-normal" aria-live="polite">
            {title}
          </h2>
          <p className="text-small text-ink-2">{texts.days({ count })}</p>
        </div>
        <IconButton label={texts.close} onClick={onDone} className="-mt-2 -me-2">
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {held.length === 0 && inside.length === count && (
        <p className="text-small text-ink-2">{texts.available}</p>
      )}
      {held.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-2">
          {held.slice(0, LINES).map((hold) => (
            <li key={hold.id}>
              {hold.bookingId === null ? (
                heldLine(hold, calendar.timeZone)
              ) : (
                <Link to={`/hosting?tab=today&booking=${hold.bookingId}`} className="link">
                  {heldLine(hold, calendar.timeZone)}
                </Link>
              )}
            </li>
          ))}
          {held.length > LINES && <li>{calendarTexts.sync.feed.andMore({ count: held.length - LINES })}</li>}
        </ul>
      )}
      <ChosenBlock
        listing={listing}
        days={days}
        count={count}
        held={held}
        allSeen={inside.length === count}
        onDone={onDone}
      />
      <ChosenPrice listing={listing} days={days} count={count} inside={inside} onDone={onDone} />
    </section>
  )
}
