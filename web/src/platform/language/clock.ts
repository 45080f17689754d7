import { clock } from '@roomtone/texts/language'

/** No line breaks within a time. */
const NO_BREAK = '\u00a0'

/** `9:00 AM`, or `09:00`; 1440 ends the day, and nobody reads `12:00 AM` as the end of a day. */
export function timeWords(minutes: number, conventions = clock): string {
  if (minutes === 1440) return conventions.midnight
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  if (conventions.hours === 24) return `${String(hour).padStart(2, '0')}:${rest}`
  return `${hour % 12 || 12}:${rest}${NO_BREAK}${hour < 12 ? conventions.am : conventions.pm}`
}

/** `9 AM`, or `9 h` */
export function hourWords(hour: number, conventions = clock): string {
  if (conventions.hours === 24) return conventions.hour.replace('#', String(hour))
  return `${hour % 12 || 12}${NO_BREAK}${hour < 12 ? conventions.am : conventions.pm}`
}

/** The same for what the browser formats, whose spaces before `AM` may break. */
export function unbroken(words: string): string {
  return words.replace(/(?<=\d)\s(?=[AP]M\b|[ap]\.)/g, NO_BREAK)
}
