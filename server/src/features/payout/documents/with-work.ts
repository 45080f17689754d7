import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openWork } from '../../profile/entry.ts'
import type { BookingFacts } from './papers.store.ts'

/** The company in the guest's settings when they asked for the booking. */
export async function withWork(
  deps: Pick<Deps, 'keys'>,
  handle: Handle,
  facts: BookingFacts,
): Promise<BookingFacts> {
  return { ...facts, work: await openWork(deps, handle, facts.guestId, facts.billing) }
}
