import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { oneLine } from './one-line.ts'

const longestGreeting = 40

/**
 * The word we greet a person with. Anyone can type any name next to anyone's address, and mail clients turn
 * what looks like an address into a link; a "name" of that kind is left out rather than delivered. So is what
 * is shown in place of a member who has left: its first word names nobody.
 */
export function greetingName(fullName: string | undefined): string | undefined {
  if (fullName === FORMER_NAME || fullName === FORMER_FULL_NAME) return undefined
  const first = oneLine(fullName ?? '').split(/\s/)[0] ?? ''
  if (first === '' || first.length > longestGreeting || /[./:@\\]/.test(first)) return undefined
  return first
}
