import { textsIn } from '@roomtone/texts/all/closure/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of pausing and closing an account say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
