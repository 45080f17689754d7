import { bookingWords } from '@roomtone/texts/booking/booking-words'

const texts = bookingWords.left

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Below this, seconds count. */
const CLOSE = 2 * MINUTE
/** Above this, nobody counts hours. */
const FAR = 3 * DAY

/**
 * `5 h 12 min`, `41 h`, `12 min`, `1 min 30 s`, `6 days`. Minutes are rounded up, so that nothing shows zero
 * early.
 */
export function leftWords(left: number): string {
  if (left <= CLOSE) {
    const seconds = Math.max(0, Math.ceil(left / SECOND))
    return secondsWords(Math.floor(seconds / 60), seconds % 60)
  }
  const minutes = Math.ceil(left / MINUTE)
  if (minutes * MINUTE >= FAR) return texts.days({ days: Math.floor(minutes / (24 * 60)) })
  if (minutes < 60) return texts.minutes({ minutes })
  return hoursWords(Math.floor(minutes / 60), minutes % 60)
}

function secondsWords(minutes: number, seconds: number): string {
  if (minutes === 0) return texts.seconds({ seconds })
  return seconds === 0 ? texts.minutes({ minutes }) : texts.minutesAndSeconds({ minutes, seconds })
}

function hoursWords(hours: number, minutes: number): string {
  return minutes === 0 ? texts.hours({ hours }) : texts.hoursAndMinutes({ hours, minutes })
}

/** How long the words stay as they are. */
export function untilNextWords(left: number): number {
  const unit = left <= CLOSE ? SECOND : MINUTE
  const rest = left % unit
  return Math.max(50, rest === 0 ? unit : rest)
}

const STEPS = [DAY, 6 * HOUR, HOUR, 10 * MINUTE, MINUTE, 0]

/** The last mark that was passed: a screen reader is told when this number changes, and not every minute. */
export function stepOf(left: number): number {
  return STEPS.filter((step) => left <= step).length
}

/** How full the bar is, from 1 to 0; null where the start is unknown. */
export function shareLeft(start: string | null, until: string, now: number): number | null {
  if (start === null) return null
  const whole = Date.parse(until) - Date.parse(start)
  if (whole <= 0) return 0
  return Math.min(1, Math.max(0, (Date.parse(until) - now) / whole))
}
