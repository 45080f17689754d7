import { textsIn } from '@roomtone/texts/all/calendar/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of calendars say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
