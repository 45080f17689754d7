import { calendarTexts } from '@roomtone/texts/calendar/calendar'

const texts = calendarTexts.settings

/** `1-365 days`; one number where the least is the most. */
export function lengthWords(min: number, max: number): string {
  return min === max ? texts.days({ count: min }) : texts.range({ min, max })
}

/** How long ahead a booking must be made: `Same day`, `12 hours`, `2 days`. */
export function noticeWords(hours: number): string {
  if (hours === 0) return texts.sameDay
  return hours % 24 === 0 ? texts.days({ count: hours / 24 }) : texts.hours({ count: hours })
}
