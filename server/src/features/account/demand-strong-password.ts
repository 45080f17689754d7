import { WEAK_PASSWORD_REASONS } from '@roomtone/contract/messages'
import { weakPasswordReasons } from '@roomtone/domain/account/password'
import { Refused } from '../../platform/http/refused.ts'
import { isEasyToGuess } from './easy-to-guess.ts'

export function demandStrongPassword(password: string): void {
  const reasons = weakPasswordReasons(password)
  if (reasons.length === 0 && isEasyToGuess(password)) reasons.push('pwned')
  const first = reasons[0]
  if (!first) return
  const message = WEAK_PASSWORD_REASONS[first] ?? first
  throw new Refused('weak_password', { detail: message, reasons, fields: [{ field: 'password', message }] })
}
