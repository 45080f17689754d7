import type { PacketView } from '@roomtone/contract/compliance/packet'
import type { Actor } from '@roomtone/domain/access/actor'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findReleases } from '../release/location-release.store.ts'
import { maySign } from '../release/may-sign.ts'
import { openSignatures } from '../release/signature-details.ts'
import { ensurePacket } from './ensure-packet.ts'
import { findFactsRows, findPacketFiles, findSpaceOf } from './packet.store.ts'
import { packetView } from './packet.view.ts'
import { factsOf } from './refresh-packet.ts'
import { requirePacket } from './require-packet.ts'

export async function showPacket(deps: Deps, actor: Actor, bookingId: string): Promise<PacketView> {
  await ensurePacket(deps, bookingId)
  return viewPacket(deps, deps.db, actor, bookingId)
}

/** For its guest, its host and admins; to others it does not exist. */
async function viewPacket(deps: Deps, handle: Handle, actor: Actor, bookingId: string): Promise<PacketView> {
  const now = deps.clock.now()
  const found = await requirePacket(handle, actor, bookingId)
  const { state, ends_at: endsAt } = found.booking
  const [shoot] = await findFactsRows(handle, [bookingId])
  const files = await findPacketFiles(handle, [bookingId])
  const releases = await findReleases(handle, bookingId)
  const [current] = releases
  if (!shoot || !current) throw new Refused('not_found')
  const signatures = await openSignatures(deps, handle, bookingId, [current.id])
  const { title } = await findSpaceOf(handle, bookingId)
  return packetView(found, {
    title,
    facts: factsOf(shoot, files),
    shoot,
    files,
    releases,
    signatures,
    isOpen: isPacketOpen({ state, endsAt, now }),
    canSign: maySign(actor, found, signatures, now),
    viewerId: actor.userId,
  })
}
