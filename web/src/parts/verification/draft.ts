import type { Member } from '@roomtone/contract/account/member'

export type Draft = { fullName: string; dateOfBirth: string; idNumber: string; address: string }

/**
 * What was typed survives leaving the page and an ended session, in this tab's memory only: an ID number must
 * never be in the browser's storage.
 */
const drafts = new Map<string, Draft>()

export function draftOf(member: Member): Draft {
  return drafts.get(member.id) ?? fromProfile(member)
}

export function keepDraft(member: Member, draft: Draft): void {
  drafts.set(member.id, draft)
}

export function dropDraft(member: Member): void {
  drafts.delete(member.id)
}

function fromProfile(member: Member): Draft {
  const names = [member.firstName, member.lastName].filter(Boolean).join(' ')
  return {
    fullName: names || member.fullName,
    dateOfBirth: member.dateOfBirth ?? '',
    idNumber: '',
    address: '',
  }
}
