import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import type { Language } from '@roomtone/texts/languages'

/** A person's name as a reader sees it: the words for a member who has left are in the reader's language. */
export function nameIn(language: Language, name: string): string {
  const { formerMember } = labelsIn(language)
  if (name === FORMER_NAME) return formerMember.name
  return name === FORMER_FULL_NAME ? formerMember.fullName : name
}
