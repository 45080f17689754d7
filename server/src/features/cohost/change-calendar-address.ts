import { newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { replaceCalendarToken } from './cohost.store.ts'

type Change = { propertyId: string; actorId: string; now: Date }

/** The listing's published calendar gets another secret address; the one before is unknown from then on. */
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

/** Who looked after the calendar knows its address; the host hears why other calendars need the new one. */
export async function hideCalendarFrom(
  deps: Deps,
  tx: Tx,
  { cohostId, hostId, ...change }: Lost,
): Promise<void> {
  await changeCalendarAddress(deps, tx, change)
  await deps.jobs.add(tx, 'notify', { userId: hostId, kind: 'calendar-address-changed', about: { cohostId } })
}
