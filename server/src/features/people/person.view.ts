import type { Person } from '@roomtone/contract/people/list-people'
import type { PersonRow } from './people.store.ts'

export function personView(row: PersonRow): Person {
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    fullName: row.fullName,
    roles: row.roles,
    verificationStatus: row.verificationStatus,
    suspended: row.suspendedAt !== null,
    onAccessList: Boolean(row.onAccessList),
    bookingsAhead: row.bookingsAhead,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }
}
