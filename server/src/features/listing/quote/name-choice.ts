import { rangeOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import { dayWords, rangeWords } from '../local-words.ts'

/** `Sat, Nov 21, 9:00 AM – 1:00 PM`, or `Sat, Nov 21 to Mon, Nov 23`. */
export function nameChoice(choice: TimeChoice, rules: TimeRules): string {
  if (choice.by === 'hour') {
    const { startsAt, endsAt } = rangeOf(choice, rules)
    return rangeWords(startsAt, endsAt, rules.timeZone)
  }
  const { checkIn, checkOut } = choice
  return checkIn === checkOut ? dayWords(checkIn) : `${dayWords(checkIn)} to ${dayWords(checkOut)}`
}
