import { rangeOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Language } from '@roomtone/texts/languages'

/** `Sat, Nov 21, 9:00 AM – 1:00 PM`, or `Sat, Nov 21 – Mon, Nov 23`. */
export function nameChoice(choice: TimeChoice, rules: TimeRules, language: Language): string {
  if (choice.by === 'hour') {
    const { startsAt: from, endsAt: until } = rangeOf(choice, rules)
    return formatsIn(language).range('moment', { from, until, timeZone: rules.timeZone })
  }
  const { checkIn: from, checkOut: until } = choice
  return formatsIn(language).range('day', { from, until, timeZone: 'UTC' })
}
