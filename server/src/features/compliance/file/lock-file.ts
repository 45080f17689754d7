import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockPacket, type Packet, type Side } from '../packet/require-packet.ts'
import { findPacketFile, type PacketFileRow } from './packet-file.store.ts'

/** Locks a file of a packet that this person has a part in, so that no one else changes it. */
export async function lockFile(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Packet & { party: Side; file: PacketFileRow }> {
  const known = await findPacketFile(tx, id)
  if (!known) throw new Refused('not_found')
  const packet = await lockPacket(tx, actor, known.bookingId)
  // Asked again: it may have gone while its lock was waited for.
  const file = await findPacketFile(tx, id)
  if (!file) throw new Refused('not_found')
  return { ...packet, file }
}
