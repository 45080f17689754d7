import type { Deps } from '../../platform/deps.ts'
import { findUnlisted } from './access-list.store.ts'

/**
 * Runs when the doors open or close: people who are not on the list return with their listings, or leave with
 * them.
 */
export async function applyAccessChange(deps: Deps, actorId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const userId of await findUnlisted(tx)) {
      await deps.jobs.add(tx, 'project-listings-of', { userId })
      await deps.jobs.add(tx, 'end-requests-of', { userId, actorId })
    }
  })
}
