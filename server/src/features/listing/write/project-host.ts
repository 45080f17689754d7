import type { Deps } from '../../../platform/deps.ts'
import { projectListingsOf } from '../../search/entry.ts'

/** A suspended host leaves search with all their listings, and returns with them. */
export async function projectHost({ db }: Deps, userId: string): Promise<void> {
  await db.transaction().execute((tx) => projectListingsOf(tx, userId))
}
