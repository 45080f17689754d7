import { weekdayOf } from '@roomtone/domain/time/local-date'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { weekdayName } from '../../time/weekdays.ts'
import type { DayExample, HourExample } from './examples.ts'

const texts = termsTexts.preview

export function hourTitle({ date, hours }: Pick<HourExample, 'date' | 'hours'>): string {
  return texts.hours({ hours, weekday: weekdayName(weekdayOf(date), 'long') })
}

export function dayTitle({ checkIn, checkOut, days }: DayExample): string {
  const [first, last] = [checkIn, checkOut].map((date) => weekdayName(weekdayOf(date), 'short'))
  return days === 1
    ? texts.oneDay({ day: first ?? '' })
    : texts.days({ days, first: first ?? '', last: last ?? '' })
}
