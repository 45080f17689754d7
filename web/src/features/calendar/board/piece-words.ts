import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { clock, LOCALE } from '@roomtone/texts/language'
import { wordsOf } from '../../../parts/booking/held-line.ts'
import { unbroken } from '../../../platform/language/clock.ts'

const texts = calendarTexts.board

type Held = HostCalendar['held'][number]
type SecondHold = HostCalendar['secondHolds'][number]

const day = (timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { weekday: 'short', month: 'short', day: 'numeric', timeZone })

/** `Leo is waiting until Fri, Nov 20` */
export function waitingWords({ guest, until }: SecondHold, timeZone: string): string {
  const who = guest === '' ? texts.someone : guest
  return until === null
    ? texts.waitingOpen({ who })
    : texts.waiting({ who, when: day(timeZone).format(new Date(until)) })
}

/** The short form: who has the time. Its color shows the state. */
export function pieceTitle(held: Held, seesBookings: boolean): string {
  return wordsOf(held, seesBookings).at(-1) ?? ''
}

/** `9–5 PM`, `2 days · crew of 9`, or nothing for a whole day without a crew. */
export function pieceDetail({ startsAt, endsAt, callAt, wrapAt, crew }: Held, timeZone: string): string {
  const from = new Date(callAt ?? startsAt)
  const to = new Date(wrapAt ?? endsAt)
  const last = toLocal(new Date(to.getTime() - 1), timeZone).date
  const count = datesFrom(toLocal(from, timeZone).date, last).length
  if (count > 1) {
    const days = texts.days({ count })
    return crew === null ? days : texts.daysCrew({ days, crew: texts.crew({ count: crew }) })
  }
  const isWhole = toLocal(from, timeZone).minutes === 0 && toLocal(to, timeZone).minutes === 0
  return isWhole ? texts.allDay : hoursWords(from, to, timeZone)
}

/** `9–5 PM`, but `5 AM–10 PM`, which `5–10 PM` would not say, and `6 AM–midnight`; minutes only where there are any. */
export function hoursWords(from: Date, to: Date, timeZone: string): string {
  const [first, last] = [from, to].map((at) => {
    const parts = new Intl.DateTimeFormat(LOCALE, {
      hour: 'numeric',
      ...(toLocal(at, timeZone).minutes % 60 === 0 ? {} : { minute: '2-digit' as const }),
      timeZone,
    }).formatToParts(at)
    const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
    return {
      whole: parts.map(({ value }) => value).join(''),
      digits: [partOf('hour'), partOf('minute')].filter((value) => value !== undefined).join(':'),
      half: partOf('dayPeriod'),
      hour: Number(partOf('hour')) % 12,
    }
  }) as [Clock, Clock]
  if (toLocal(to, timeZone).minutes === 0) return unbroken(`${first.whole}–${clock.midnight}`)
  const isClear = first.half === last.half || first.hour > last.hour
  return unbroken(`${isClear ? first.digits : first.whole}–${last.whole}`)
}

type Clock = { whole: string; digits: string; half: string | undefined; hour: number }
