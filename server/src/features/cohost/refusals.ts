import { textsIn } from '@roomtone/texts/all/cohost/refusals'
import type { Language } from '@roomtone/texts/languages'

/** What refusals of shared access say, beyond the words of their codes. */
export function refusals(language: Language) {
  return textsIn(language).refusals
}
