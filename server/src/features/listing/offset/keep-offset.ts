import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import type { Point } from '@roomtone/domain/geo/distance'
import { addressKey } from '@roomtone/domain/listing/address-key'
import type { Address } from '@roomtone/domain/listing/content'
import type { Bearing } from '@roomtone/domain/listing/shown-point'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  findNeighbor,
  findOffset,
  isOffsetOfAnother,
  lockAddress,
  type Spot,
  upsertOffset,
} from './shown-offset.store.ts'

type Place = { propertyId: string; location: Omit<Address, 'state'>; exact: Point }

/**
 * Which way a listing's shown point is moved: the way of the listings that are at this address already, for several
 * points around one address could be averaged. To be asked whenever the address or the pin changes.
 */
export async function keepOffset(deps: Deps, tx: Tx, { location, ...place }: Place): Promise<Bearing> {
  const spot = { ...place, addressKey: addressKey(location) }
  await lockAddress(tx, spot.addressKey)
  const bearing = (await findNeighbor(tx, spot)) ?? (await offsetAlone(deps, tx, spot))
  await upsertOffset(tx, spot, bearing)
  return bearing
}

/**
 * Never one that a listing at another address has: someone who has been to one would know where the other is.
 * That can only happen to a listing that has moved away from its neighbors.
 */
async function offsetAlone({ config }: Deps, tx: Tx, { propertyId }: Spot): Promise<Bearing> {
  const before = await findOffset(tx, propertyId)
  for (const bearing of [before, drawnFor(config.masterKey, propertyId)])
    if (bearing && !(await isOffsetOfAnother(tx, propertyId, bearing))) return bearing
  return { direction: randomInt(2 ** 32) / 2 ** 32, distance: randomInt(2 ** 32) / 2 ** 32 }
}

/**
 * The offset stays the same, so that no one finds the middle by asking again; it is keyed, so that the id
 * does not tell it.
 */
export function drawnFor(masterKey: Buffer, propertyId: string): Bearing {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'shown-point', 32))
  const digest = createHmac('sha256', key).update(propertyId).digest()
  return { direction: digest.readUInt32BE(0) / 2 ** 32, distance: digest.readUInt32BE(4) / 2 ** 32 }
}
