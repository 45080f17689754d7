import type { Deps } from '../../platform/deps.ts'
import { findUnlisted } from './access-list.store.ts'

/** The doors were opened or closed: who is not on the list comes back with what they offer, or goes with all of it. */
export async function applyAccessChange(deps: Deps, actorId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const userId of await findUnlisted(tx)) {
      await deps.jobs.add(tx, 'project-listings-of', { userId })
      await deps.jobs.add(tx, 'end-requests-of', { userId, actorId })
    }
  })
}
