import type { CohostView, SharedView } from '@roomtone/contract/cohost/cohost'
import { cohostStatus } from '@roomtone/domain/access/cohost-rights'
import type { CohostRow } from './cohost.store.ts'
import type { ReceivedRow } from './received.store.ts'

export function cohostView(row: CohostRow, now: Date): CohostView {
  const { id, propertyId, title, city, state, email, name, isVerified, rights } = row
  return {
    id,
    listing: { id: propertyId, title, city, state },
    email,
    hasWholeHouse: row.hasWholeHouse,
    name,
    isVerified: isVerified ?? false,
    rights,
    status: cohostStatus(row, now),
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export function sharedView({
  id,
  propertyId,
  title,
  city,
  state,
  host,
  rights,
  since,
}: ReceivedRow): SharedView {
  return { id, listing: { id: propertyId, title, city, state }, host, rights, since: since.toISOString() }
}
