import type { Person } from '@roomtone/contract/people/list-people'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../parts/file/csv.ts'

const people = adminTexts.people

export const PEOPLE_SHEET: readonly SheetColumn<Person>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.roles, ({ roles }) => roles.map((role) => people.roles[role]).join(', ')],
  [head.verification, ({ verificationStatus }) => people.verification[verificationStatus]],
  [head.suspended, ({ suspended }) => suspended],
  [head.onAccessList, ({ onAccessList }) => onAccessList],
  [head.joined, ({ createdAt }) => createdAt],
  [head.lastSeen, ({ lastSeenAt }) => lastSeenAt],
]
