import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { shareWithHelpers } from '../../cohost/entry.ts'
import { projectListing } from '../../search/entry.ts'
import { findSpacesBeside } from './make-property.store.ts'

type NewSpace = { propertyId: string; premisesId: string; now: Date }

/** From now on search shows the house once, and who helps with all of it helps here too. */
export async function welcomeSpace(deps: Deps, tx: Tx, space: NewSpace): Promise<void> {
  for (const { id } of await findSpacesBeside(tx, space.propertyId)) await projectListing(tx, id)
  await shareWithHelpers(deps, tx, space)
}
