import type { LocalDate } from '@roomtone/domain/time/local-date'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const MOST = 6

/** `Sat, Nov 21 and Sun, Nov 22`; a long row ends in a count. */
export function nameDays(dates: LocalDate[]): string {
  const names = dates.map((date) => day.format(new Date(date)))
  if (names.length <= MOST) return list.format(names)
  return list.format([...names.slice(0, MOST), `${names.length - MOST} more days`])
}
