import type { Point } from '@roomtone/domain/geo/distance'
import type { Address } from '@roomtone/domain/listing/content'
import type { PrivacyLevel } from '@roomtone/domain/listing/options'
import { type ShownPoint, shownPoint } from '@roomtone/domain/listing/shown-point'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findGround, type Ground } from '../find-ground.ts'
import { keepOffset } from './keep-offset.ts'

type Spot = { propertyId: string; privacyLevel: PrivacyLevel; exact: Point; location: Address }

/** What everyone may see of a listing's place; to be asked again whenever its privacy, pin or address changes. */
export async function shownPointFor(deps: Deps, tx: Tx, spot: Spot): Promise<ShownPoint> {
  return shownPointOn(deps, tx, await findGround(deps, spot.location), spot)
}

export async function shownPointOn(
  deps: Deps,
  tx: Tx,
  { centre, isCityCentre }: Ground,
  { privacyLevel, ...place }: Spot,
): Promise<ShownPoint> {
  // City as the map knows it: listings keep it so, and one address has one key.
  const location = { ...place.location, city: centre.city }
  const bearing = await keepOffset(deps, tx, { ...place, location })
  return shownPoint({ privacyLevel, exact: place.exact, centre, isCityCentre, bearing })
}
