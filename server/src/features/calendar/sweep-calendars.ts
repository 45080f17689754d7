import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findFeeds, findStaleFeeds } from './feeds.store.ts'

const HALF_HOUR = 30 * 60_000
/** More than one sweep can fetch only wait for the next. */
const AT_ONCE = 1000

/** Asks for every subscription that was last read half an hour ago or earlier. */
export async function sweepCalendars(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HALF_HOUR)
  for (const feedId of await findStaleFeeds(deps.db, before, AT_ONCE)) await addFetch(deps, deps.db, feedId)
}

/** When time becomes free, an event of another calendar may have been waiting under what held it. */
export async function refetchCalendars(deps: Deps, tx: Tx, propertyId: string): Promise<void> {
  for (const { id } of await findFeeds(tx, propertyId)) await addFetch(deps, tx, id)
}

async function addFetch(
  deps: Deps,
  handle: Parameters<Deps['jobs']['add']>[0],
  feedId: string,
): Promise<void> {
  await deps.jobs.add(handle, 'fetch-calendar', { feedId }, { key: `fetch-calendar:${feedId}` })
}
