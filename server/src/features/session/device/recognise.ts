import { createHmac } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { findFootprints } from '../session.store.ts'
import { deviceHashOf } from './device-hash.ts'

/** Where a sign-in comes from. */
export type Origin = { deviceId: string | undefined; address: string }
export type Known = { device: boolean; network: boolean }

/** For looking up an account that does not exist: timing must not reveal that. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether this account has been signed in to before from this browser, and from this network. */
export async function recognise(deps: Deps, userId: string | null, origin: Origin): Promise<Known> {
  const id = userId ?? NOBODY
  return findFootprints(deps.db, {
    userId: id,
    deviceHash: deviceHashOf(id, origin.deviceId ?? ''),
    networkHash: networkHashOf(deps, id, origin.address),
  })
}

/** There are few enough IPv4 addresses to try them all, so it takes a key to make one. */
export function networkHashOf(deps: Deps, userId: string, address: string): Buffer {
  const key = createHmac('sha256', deps.config.masterKey).update('networks of sessions').digest()
  return createHmac('sha256', key)
    .update(`${userId}:${networkOf(address)}`)
    .digest()
}
