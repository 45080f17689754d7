import type { Member } from '@roomtone/contract/account/member'
import type { ProfilePart } from '@roomtone/domain/account/completion'

/** The parts of the profile that this person has filled in. */
export function profileParts(member: Member): ProfilePart[] {
  const parts: [ProfilePart, boolean][] = [
    ['nameAndBirthday', member.hasNames && member.dateOfBirth !== null],
    ['commitment', member.hasCommitted],
    ['verification', member.isVerified],
    ['avatar', member.avatarUrl !== null],
  ]
  return parts.filter(([, done]) => done).map(([part]) => part)
}
