import type { TodayView } from '@roomtone/contract/booking/show-today'
import { todayTexts as texts } from '@roomtone/texts/hosting/today'
import { LOCALE } from '@roomtone/texts/language'

type Counted = Pick<TodayView, 'requests' | 'arriving' | 'inProgress' | 'toReview' | 'comingUp'>

/** No request, no booking, nothing that has just ended. */
export function isEmptyDay({ requests, arriving, inProgress, toReview, comingUp }: Counted): boolean {
  return requests.length + arriving.length + inProgress.length + toReview.length + comingUp.length === 0
}

/** The day in one line: what waits for the host first, and at most two items. */
export function todayHeading(today: Counted): string {
  if (isEmptyDay(today)) return texts.empty
  const parts = [
    counted(today.requests.length, texts.heading.requests),
    counted(today.inProgress.length, texts.heading.onSet),
    counted(today.arriving.length, texts.heading.arriving),
  ].filter((part) => part !== null)
  if (parts.length > 0) return capital(parts.slice(0, 2).join(', '))
  const next = today.comingUp.find(({ state }) => state === 'confirmed')
  return next ? texts.heading.next({ day: dayOf(next) }) : texts.heading.quiet
}

type Say = (values: { count: number; word: string }) => string

function counted(count: number, say: Say): string | null {
  return count === 0 ? null : say({ count, word: texts.heading.numbers[count] ?? String(count) })
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function dayOf({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(startsAt))
}
