import ICAL from 'ical.js'
import type { Patience } from './patience.ts'
import { DAY, type Wall } from './wall.ts'

/** Longer lists and larger steps than any calendar program writes: ical.js would walk through all of them. */
const LIST_MAX = 400
const INTERVAL_MAX = 5000

/** The times that a rule names, on the clock that it was written for, up to a last one. */
export function* expandRule(value: unknown, start: Wall, last: Wall, patience: Patience): Generator<Wall> {
  const rule = ICAL.Recur.fromData(requireModest(value) as Parameters<typeof ICAL.Recur.fromData>[0])
  // The rule's own end may be written for another clock and is the caller's to mind. With an end of some kind a
  // rule that never comes true is given up instead of being followed into the year 20000.
  rule.until = timeOf(last + 2 * DAY)
  const times = rule.iterator(timeOf(start)) as unknown as Steps
  boundEachStep(times, patience)
  for (let time = times.next(); time !== null; time = times.next()) {
    patience.spend()
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    if (wall > last) return
    if (isInMonth(rule, time.month)) yield wall
  }
}

/** The library makes the 1st of March of a 29th of February that a year does not have. */
function isInMonth(rule: InstanceType<typeof ICAL.Recur>, month: number): boolean {
  const months = rule.getComponent('BYMONTH')
  return months.length === 0 || months.includes(month)
}

type Steps = { next(): InstanceType<typeof ICAL.Time> | null; check_contracting_rules(): boolean }

/** `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30` never comes true, and the library would look for it without end. */
function boundEachStep(times: Steps, patience: Patience): void {
  const check = times.check_contracting_rules.bind(times)
  times.check_contracting_rules = () => {
    patience.spend()
    return check()
  }
}

function requireModest(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('not a rule')
  const { until: _, ...rule } = value as Record<string, unknown>
  if (Number(rule['interval'] ?? 1) > INTERVAL_MAX) throw new Error('the interval is too long')
  if (Object.values(rule).some((part) => Array.isArray(part) && part.length > LIST_MAX))
    throw new Error('a list is too long')
  return rule
}

function timeOf(wall: Wall) {
  const date = new Date(wall)
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate: false,
    },
    ICAL.Timezone.localTimezone,
  )
}
