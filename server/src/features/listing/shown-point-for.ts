import { createHmac, hkdfSync } from 'node:crypto'
import type { Point } from '@roomtone/domain/geo/distance'
import type { Address } from '@roomtone/domain/listing/content'
import type { PrivacyLevel } from '@roomtone/domain/listing/options'
import { type Bearing, type ShownPoint, shownPoint } from '@roomtone/domain/listing/shown-point'
import type { Deps } from '../../platform/deps.ts'
import { findGround, type Ground } from './find-ground.ts'

type Spot = { propertyId: string; privacyLevel: PrivacyLevel; exact: Point }

/** What everyone may see of a listing's place; to be asked again whenever its privacy, pin or address changes. */
export async function shownPointFor(
  deps: Deps,
  spot: Spot & { location: Omit<Address, 'address'> },
): Promise<ShownPoint> {
  return shownPointOn(deps, await findGround(deps, spot.location), spot)
}

export function shownPointOn(
  { config }: Deps,
  { centre, isCityCentre }: Ground,
  { propertyId, privacyLevel, exact }: Spot,
): ShownPoint {
  return shownPoint({
    privacyLevel,
    exact,
    centre,
    isCityCentre,
    bearing: bearingOf(config.masterKey, propertyId),
  })
}

/** The same for good, so that nobody finds the middle by asking again; keyed, so that the id does not tell it. */
function bearingOf(masterKey: Buffer, propertyId: string): Bearing {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'shown-point', 32))
  const digest = createHmac('sha256', key).update(propertyId).digest()
  return { direction: digest.readUInt32BE(0) / 2 ** 32, distance: digest.readUInt32BE(4) / 2 ** 32 }
}
