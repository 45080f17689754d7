import { subtract, type TimeRange } from '@roomtone/domain/calendar/ranges'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertHolds } from '../holds.store.ts'
import { type Conflict, findFeeds } from './feeds.store.ts'
import { refetchCalendars } from './sweep-calendars.ts'

type Freed = TimeRange & { propertyId: string; listingId: number; now: Date }

/**
 * Time that a booking gives back may overlap an event that another calendar has had all along. The known
 * event holds the time immediately, before anyone else can; a refresh then asks for what has changed since.
 */
export async function holdKnownEvents(deps: Deps, tx: Tx, freed: Freed): Promise<void> {
  const { propertyId, listingId, now } = freed
  const taken: TimeRange[] = []
  for (const { id: feedId, conflicts, areas } of await findFeeds(tx, propertyId)) {
    const pieces = subtract(
      conflicts.map((event) => clip(event, freed)),
      taken,
    )
    await insertHolds(
      tx,
      { listingId, kind: 'import', feedId, note: '', now },
      pieces.map((piece) => ({ ...piece, areas })),
    )
    taken.push(...pieces)
  }
  await refetchCalendars(deps, tx, propertyId)
}

/** The result has no length if the event is at another time. */
function clip(event: Conflict, { startsAt, endsAt }: TimeRange): TimeRange {
  return {
    startsAt: new Date(Math.max(Date.parse(event.startsAt), startsAt.getTime())),
    endsAt: new Date(Math.min(Date.parse(event.endsAt), endsAt.getTime())),
  }
}
