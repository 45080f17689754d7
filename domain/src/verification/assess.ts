import { birthdayProblem, type CalendarDate, toIsoDate } from '../account/birthday.ts'

export const ID_FILE_MAX_BYTES = 10 * 1024 * 1024
export const ID_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const
export type IdMediaType = (typeof ID_MEDIA_TYPES)[number]

export const VERIFICATION_FLAGS = [
  'duplicate_id',
  'birthday_differs',
  'name_differs',
  'rejected_before',
] as const
export type VerificationFlag = (typeof VERIFICATION_FLAGS)[number]

export type Facts = {
  birthday: CalendarDate
  /** As the person gave it when they signed up, `yyyy-mm-dd`. */
  profileBirthday: string | null
  /** The same ID number is on another account. */
  idSeenElsewhere: boolean
  /** An admin, not a provider or a rule, rejected an earlier submission. */
  wasRejectedByPerson: boolean
}

export type Assessment =
  | { go: 'reject'; reason: 'under_age' }
  | { go: 'review'; flags: VerificationFlag[] }
  | { go: 'provider' }

/**
 * The decision before any provider looks: minors are refused, unusual cases go to a person, the rest go on.
 */
export function assess(facts: Facts, now: Date): Assessment {
  if (birthdayProblem(facts.birthday, now) !== null) return { go: 'reject', reason: 'under_age' }
  const flags: VerificationFlag[] = []
  if (facts.idSeenElsewhere) flags.push('duplicate_id')
  if (facts.profileBirthday !== null && facts.profileBirthday !== toIsoDate(facts.birthday))
    flags.push('birthday_differs')
  if (facts.wasRejectedByPerson) flags.push('rejected_before')
  return flags.length > 0 ? { go: 'review', flags } : { go: 'provider' }
}

/**
 * Compares what a provider read on the document with what the person wrote. A missing value is no
 * contradiction.
 */
export function flagsOfFindings(
  claimed: { legalName: string; dateOfBirth: string },
  found: { legalName: string | null; dateOfBirth: string | null },
): VerificationFlag[] {
  const flags: VerificationFlag[] = []
  if (found.dateOfBirth !== null && found.dateOfBirth !== claimed.dateOfBirth) flags.push('birthday_differs')
  if (found.legalName !== null && !isSameName(found.legalName, claimed.legalName)) flags.push('name_differs')
  return flags
}

/**
 * Case, accents, punctuation and second names don't make another person: every part of the shorter name is in
 * the longer.
 */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length)
  return short.length > 0 && short.every((part) => long.includes(part))
}

function partsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
}
