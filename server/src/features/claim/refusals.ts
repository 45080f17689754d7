import { textsIn } from '@roomtone/texts/all/claim/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of claims say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
