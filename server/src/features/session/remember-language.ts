import type { Member } from '@roomtone/contract/account/member'
import type { Language } from '@roomtone/texts/languages'

/**
 * The language somebody has chosen, where an answer says who they are. The server keeps it in a cookie then, so that
 * the next page is drawn in it: pages are drawn before anyone is known.
 */
export function languageToRemember(answer: unknown): Language | null {
  if (typeof answer !== 'object' || answer === null) return null
  const member = 'access_token' in answer && 'user' in answer ? answer.user : answer
  return isMember(member) ? member.language : null
}

function isMember(value: unknown): value is Member {
  return typeof value === 'object' && value !== null && 'hasCommitted' in value && 'language' in value
}
