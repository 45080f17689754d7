import { type CheckCode, type CheckValues, wordsOfCheck } from '@roomtone/contract/check-words'
import { textsIn } from '@roomtone/texts/all/checks'
import type { Words } from './words.ts'

/** What a form says of the same mistake. */
export function wordsOf(code: CheckCode, values?: CheckValues): Words {
  return (language) => wordsOfCheck(textsIn(language).checks, code, values)
}
