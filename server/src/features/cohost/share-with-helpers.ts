import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { copyHelpers } from './house-helpers.store.ts'

type NewSpace = { propertyId: string; premisesId: string; now: Date }

/** The host chose so when they shared the whole house. */
export async function shareWithHelpers(deps: Deps, tx: Tx, space: NewSpace): Promise<void> {
  for (const { id } of await copyHelpers(tx, space))
    await deps.audit.record(tx, {
      now: space.now,
      actorId: null,
      action: 'cohost.joined',
      subjectType: 'property',
      subjectId: space.propertyId,
      data: { cohostId: id, house: space.premisesId },
    })
}
