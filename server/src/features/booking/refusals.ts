import { textsIn } from '@roomtone/texts/all/booking/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of bookings say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
