import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { projectListing } from '../../search/entry.ts'
import { shownPointFor } from '../offset/shown-point-for.ts'
import { copyPlace, findSpacesBeside } from './make-property.store.ts'

/** The spaces of a house are at one address. The caller has locked them all. */
export async function moveSpacesAlong(deps: Deps, tx: Tx, propertyId: string): Promise<void> {
  for (const { id, privacyLevel, lat, lng, ...location } of await findSpacesBeside(tx, propertyId)) {
    const shown = await shownPointFor(deps, tx, {
      propertyId: id,
      privacyLevel,
      exact: { lat, lng },
      location,
    })
    await copyPlace(tx, { from: propertyId, to: id, shown })
    await projectListing(tx, id)
  }
}
