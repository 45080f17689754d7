import { weakPasswordReasons } from '@roomtone/domain/account/password'
import { textsIn } from '@roomtone/texts/all/errors'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import type { Words } from '../../../platform/words.ts'
import { isEasyToGuess } from './easy-to-guess.ts'

export async function requireStrongPassword({ leakedPasswords }: Deps, password: string): Promise<void> {
  const reasons = weakPasswordReasons(password)
  if (reasons.length === 0 && isEasyToGuess(password)) reasons.push('pwned')
  if (reasons.length === 0 && (await leakedPasswords?.has(password))) reasons.push('leaked')
  const first = reasons[0]
  if (!first) return
  const message: Words = (language) => textsIn(language).weakPassword[first]
  throw new Refused('weak_password', { detail: message, reasons, fields: [{ field: 'password', message }] })
}
