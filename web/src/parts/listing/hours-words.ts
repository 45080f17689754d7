import {
  isSameEveryDay,
  type Opening,
  type WeeklyHours,
  widestOf,
} from '@roomtone/domain/availability/weekly-hours'
import { hoursTexts as texts } from '@roomtone/texts/listing/hours'
import { timeWords } from '../../platform/language/clock.ts'
import { WORKING_WEEK, weekdayName } from '../time/weekdays.ts'

/** `8:00 AM to 10:00 PM`, or by weekday where they differ: `Mon to Fri 8:00 AM to 10:00 PM, Sat 7:00 AM to midnight`. */
export function hoursWords(hours: WeeklyHours): string {
  if (isSameEveryDay(hours)) return spanWords(widestOf(hours))
  const lines = runsOf(hours).map(({ first, last, opening }) => {
    const days = { first: weekdayName(first, 'short'), last: weekdayName(last, 'short') }
    const from = first === last ? days.first : texts.days(days)
    return opening ? texts.open({ days: from, hours: spanWords(opening) }) : texts.closed({ days: from })
  })
  return lines.join(texts.between)
}

function spanWords({ opensAt, closesAt }: Opening): string {
  return texts.span({ from: timeWords(opensAt), to: timeWords(closesAt) })
}

type Run = { first: number; last: number; opening: Opening | null }

function runsOf(hours: WeeklyHours): Run[] {
  const runs: Run[] = []
  for (const day of WORKING_WEEK) {
    const opening = hours[day] ?? null
    const before = runs.at(-1)
    if (
      before &&
      before.opening?.opensAt === opening?.opensAt &&
      before.opening?.closesAt === opening?.closesAt
    )
      before.last = day
    else runs.push({ first: day, last: day, opening })
  }
  return runs
}
