import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findFeeds, findStaleFeeds } from './feeds.store.ts'
import { FETCH_KEY } from './fetch-key.ts'

const HALF_HOUR = 30 * 60_000
const PORTION = 1000

/**
 * Asks for every subscription that was last read half an hour ago or earlier, however many there are: the hands that
 * read them decide how soon it is done. They give way to what somebody waits for.
 */
export async function sweepCalendars(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HALF_HOUR)
  let after: string | null = null
  do {
    const ids = await findStaleFeeds(deps.db, { before, after, limit: PORTION })
    const fetches = ids.map((feedId) => ({ feedId }))
    await deps.jobs.addMany(deps.db, 'fetch-calendar', fetches, { keyOf, giveWay: true })
    after = ids.length === PORTION ? (ids.at(-1) ?? null) : null
  } while (after !== null)
}

/** When time becomes free, an event of another calendar may have been waiting under what held it. */
export async function refetchCalendars(
  deps: Deps,
  tx: Tx,
  propertyId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = (await findFeeds(tx, propertyId)).filter(({ id }) => id !== except)
  for (const { id: feedId } of others)
    await deps.jobs.add(tx, 'fetch-calendar', { feedId }, { key: keyOf({ feedId }) })
}

function keyOf({ feedId }: { feedId: string }): string {
  return `${FETCH_KEY}${feedId}`
}
