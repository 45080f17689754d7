import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hasReadRelease, takeTurnsToRead } from '../packet/packet.store.ts'

type Reading = { bookingId: string; userId: string; version: number; now: Date }

/** Records who was shown a release, which names an address: once for each person, version and day. */
export async function recordReading(
  deps: Deps,
  tx: Tx,
  { bookingId, userId, version, now }: Reading,
): Promise<void> {
  const since = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  await takeTurnsToRead(tx, bookingId, userId)
  if (await hasReadRelease(tx, { bookingId, userId, version, since })) return
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'release.viewed',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { version },
  })
}
