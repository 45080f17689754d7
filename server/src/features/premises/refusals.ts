import { textsIn } from '@roomtone/texts/all/premises/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals about houses say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
