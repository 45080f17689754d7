import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { TodayView } from '@roomtone/contract/booking/show-today'
import { toLocal } from '@roomtone/domain/time/zone'
import { todayTexts as texts } from '@roomtone/texts/hosting/today'
import { LOCALE } from '@roomtone/texts/language'
import { Link } from 'react-router'
import { lengthWords } from '../../../parts/booking/booking-when.ts'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { answerTime } from './answer-time.ts'
import { SectionHead } from './section-head.tsx'

export function TodayAside({ today }: { today: TodayView }) {
  const { comingUp, nextPayout, response, hasPayoutAccount, listings } = today
  const hostsOthersOnly = listings.length > 0 && listings.every(({ sharedBy }) => sharedBy !== null)
  return (
    <aside className="min-w-0" style={{ flex: '1 1 19rem' }}>
      <SectionHead
        title={texts.comingUp.title}
        action={
          <Link to="/hosting?tab=calendar" className="link touch text-small">
            {texts.comingUp.calendar}
          </Link>
        }
      />
      {comingUp.length === 0 ? (
        <p className="border-y py-4 text-small text-ink-2">{texts.comingUp.none}</p>
      ) : (
        <ul className="border-b">
          {comingUp.map((booking) => (
            <li key={booking.id}>
              <Coming booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {nextPayout && (
        <section aria-labelledby="next-payout" className="pt-6">
          <h2 id="next-payout" className="font-sans text-small tracking-normal text-ink-2">
            {texts.payout.title}
          </h2>
          <p className="my-2 font-serif text-h1">{formatMoney(nextPayout.amount)}</p>
          <p className="text-small text-ink-2">
            {zonedWords(nextPayout.dueAt, nextPayout.timeZone)}
            {nextPayout.bookingId === null ? (
              <Link to="/hosting?tab=earn" className="link block w-fit">
                {texts.payout.reward({ name: nextPayout.title })}
              </Link>
            ) : (
              <Link to={`/hosting?tab=today&booking=${nextPayout.bookingId}`} className="link block w-fit">
                {texts.payout.of({ title: nextPayout.title })}
              </Link>
            )}
          </p>
        </section>
      )}
      {!hasPayoutAccount && !hostsOthersOnly && (
        <section aria-labelledby="no-account" className="mt-6 rounded-m border bg-card p-4">
          <h2 id="no-account" className="font-sans text-small font-semibold tracking-normal">
            {texts.payout.account.title}
          </h2>
          <p className="mt-1 mb-4 text-small text-ink-2">{texts.payout.account.text}</p>
          <ButtonLink variant="line" to="/settings/payments?tab=payouts">
            {texts.payout.account.action}
          </ButtonLink>
        </section>
      )}
      {response && (
        <p className="mt-6 border-t pt-4 text-small text-ink-2">
          {texts.response({ percent: response.percent, time: answerTime(response.medianMinutes) })}
        </p>
      )}
    </aside>
  )
}

function Coming({ booking }: { booking: BookingCard }) {
  const { startsAt, timeZone, guest, property, state } = booking
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(new Date(startsAt))
  return (
    <Link
      to={`/hosting?tab=today&booking=${booking.id}`}
      className="group flex min-h-13.5 items-center gap-3 border-t py-2 text-small"
    >
      <span className="w-11 flex-none text-center text-tiny text-ink-2">
        {isThisMonth(booking) ? part({ weekday: 'short' }) : part({ month: 'short' })}
        <b className="block font-serif text-h3 font-normal text-ink">{part({ day: 'numeric' })}</b>
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate group-hover:underline">{guest.name}</b>
        <span className="block text-ink-2">
          {lengthWords(booking)}, {property.title}
        </span>
      </span>
      <StateBadge state={state} />
    </Link>
  )
}

/** A bare weekday would read like one of the next few days. */
function isThisMonth({ startsAt, timeZone }: BookingCard): boolean {
  const [month, thisMonth] = [new Date(startsAt), new Date()].map((at) =>
    toLocal(at, timeZone).date.slice(0, 7),
  )
  return month === thisMonth
}
