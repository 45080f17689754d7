import type { Deps } from '../../../platform/deps.ts'
import { each } from '../../../platform/jobs/each.ts'
import { projectListing } from './project-listing.ts'
import { findWithoutLeast } from './projection.store.ts'

const BATCH = 500
/** What is left after so many batches waits for the next run. */
const BATCHES = 40

/** Part of the sweep: listings from before search knew the least they cost. Finds nothing once every listing has it. */
export async function sweepLeastPrices(deps: Deps): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) {
    const ids = await findWithoutLeast(deps.db, BATCH)
    await each(ids, (id) => deps.db.transaction().execute((tx) => projectListing(tx, id)))
    if (ids.length < BATCH) return
  }
}
