import { newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockCalendarsKnownTo, replaceCalendarToken } from './cohost.store.ts'

type Change = { propertyId: string; actorId: string; now: Date }

/** Gives the listing's published calendar a new secret address; the old one stops working. */
export async function changeCalendarAddress(
  deps: Deps,
  tx: Tx,
  { propertyId, actorId, now }: Change,
): Promise<void> {
  await replaceCalendarToken(tx, propertyId, newOpaqueToken())
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'calendar.address-changed',
    subjectType: 'property',
    subjectId: propertyId,
  })
}

type Lost = Change & { cohostId: string; hostId: string }

/** A co-host who managed the calendar knows its address, so it changes; the host is told why. */
export async function hideCalendarFrom(
  deps: Deps,
  tx: Tx,
  { cohostId, hostId, ...change }: Lost,
): Promise<void> {
  await changeCalendarAddress(deps, tx, change)
  await deps.jobs.add(tx, 'notify', { userId: hostId, kind: 'calendar-address-changed', about: { cohostId } })
}

type Suspended = { userId: string; actorId: string; now: Date }

/** Every calendar that this co-host knows, for the transaction that suspends them. */
export async function hideCalendarsFromSuspended(
  deps: Deps,
  tx: Tx,
  { userId, actorId, now }: Suspended,
): Promise<void> {
  for (const known of await lockCalendarsKnownTo(tx, userId))
    await hideCalendarFrom(deps, tx, { ...known, actorId, now })
}
