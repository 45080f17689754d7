import type { CodeStanding } from '@roomtone/domain/account/mailed-code'
import { textsIn } from '@roomtone/texts/all/account/mailed-code'
import type { Words } from './words.ts'

/** Why a code from an email is not taken. */
export function wordsOfMailedCode(standing: Exclude<CodeStanding, 'good'>): Words {
  return (language) => textsIn(language).mailedCode[standing]
}
