import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { dayTexts as texts } from '@roomtone/texts/time/days'
import { timeWords } from '../../platform/language/clock.ts'
import {
  datedWords,
  dayAndMonthWords,
  dayMonthAndYearWords,
  dayWords,
  isSameYear,
  weekdayWords,
} from './when.ts'

type Day<T> = { date: LocalDate; items: T[] }

/** Runs of the same day, in the order they come. */
export function groupByDay<T extends { createdAt: string }>(items: readonly T[], zone: string): Day<T>[] {
  const days: Day<T>[] = []
  for (const item of items) {
    const { date } = toLocal(new Date(item.createdAt), zone)
    const last = days.at(-1)
    if (last?.date === date) last.items.push(item)
    else days.push({ date, items: [item] })
  }
  return days
}

/** `Today`, `Yesterday`, `Sat, Nov 7`; with the year where it is another. */
export function dayMark(date: LocalDate, now: Date, zone: string): string {
  const today = toLocal(now, zone).date
  if (date === today) return texts.today
  if (date === addDays(today, -1)) return texts.yesterday
  return isSameYear(date, today) ? dayWords(date) : datedWords(date)
}

/** `10:42 AM` */
export function clockWords(instant: string, zone: string): string {
  return timeWords(toLocal(new Date(instant), zone).minutes)
}

/** In a list: `10:42 AM`, `Yesterday`, `Thu`, `Nov 9`, `Nov 9, 2025`. */
export function agoWords(instant: string, now: Date, zone: string): string {
  const { date, minutes } = toLocal(new Date(instant), zone)
  const today = toLocal(now, zone).date
  if (date >= today) return timeWords(minutes)
  if (date === addDays(today, -1)) return texts.yesterday
  if (date > addDays(today, -7)) return weekdayWords(date)
  return isSameYear(date, today) ? dayAndMonthWords(date) : dayMonthAndYearWords(date)
}
