import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { toLocal } from '@roomtone/domain/time/zone'
import { heldTexts } from '@roomtone/texts/booking/held-line'
import { bookingStates } from '@roomtone/texts/labels'
import { LOCALE } from '@roomtone/texts/language'
import { unbroken } from '../../platform/language/clock.ts'
import { shootTimesWords } from '../time/shoot-times.ts'

type Held = HostCalendar['held'][number]

const { kinds, canceled, booked, inSpace, full: fullWords } = heldTexts

/** `Imported · Studio calendar · Nov 20, 9:00 AM – 1:00 PM`, in the listing's time. */
export function heldLine(hold: Held, timeZone: string, seesBookings = true): string {
  const { startsAt, endsAt, callAt, wrapAt } = hold
  const shoot = callAt && wrapAt ? shootTimesWords({ startsAt, endsAt, callAt, wrapAt, timeZone }) : null
  return [
    ...wordsOf(hold, seesBookings),
    timeSpan(startsAt, endsAt, timeZone),
    ...(shoot ? [shoot] : []),
  ].join(' · ')
}

/** Its kind and its name. A booking has its state too, so that nobody has to tell colors apart. */
export function wordsOf(hold: Held, seesBookings = true): string[] {
  const { kind, state, space, full } = hold
  if (full !== null) return [fullWords({ area: full })]
  if (space !== null) return [inSpace({ space })]
  const label = labelOf(hold)
  if (state) return [bookingStates[state], label]
  if (kind === 'booking' && !seesBookings) return [booked]
  // Somebody is paying for it right now, and the host is not told who.
  if (kind === 'booking') return [label === '' ? kinds.booking : label]
  return label === '' ? [kinds[kind]] : [kinds[kind], label]
}

/** Its name, or why nobody can open it. */
export function labelOf({ label, stays }: Held): string {
  return stays ? canceled : label
}

/** Whole days without hours; hours of one day with its date once. */
export function timeSpan(startsAt: string, endsAt: string, timeZone: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone })
  const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone })
  const midnight = (date: Date) => toLocal(date, timeZone).minutes === 0
  if (midnight(start) && midnight(end)) {
    const [first, last] = [day.format(start), day.format(new Date(end.getTime() - 1))]
    return first === last ? first : `${first} – ${last}`
  }
  const [first, last] = [day.format(start), day.format(end)]
  const [from, until] = [unbroken(clock.format(start)), unbroken(clock.format(end))]
  return first === last ? `${first}, ${from} – ${until}` : `${first}, ${from} – ${last}, ${until}`
}
