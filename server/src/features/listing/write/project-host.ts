import type { Deps } from '../../../platform/deps.ts'
import { projectListingsOf } from '../../search/entry.ts'

/** A host who is suspended leaves search with everything they offer, and comes back with it. */
export async function projectHost({ db }: Deps, userId: string): Promise<void> {
  await db.transaction().execute((tx) => projectListingsOf(tx, userId))
}
