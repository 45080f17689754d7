import { textsIn } from '@roomtone/texts/all/compliance/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of compliance packets say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
