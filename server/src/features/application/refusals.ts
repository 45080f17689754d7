import { textsIn } from '@roomtone/texts/all/application/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of applications say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
