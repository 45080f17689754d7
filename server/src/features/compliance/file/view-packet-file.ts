import type { PacketFileView } from '@roomtone/contract/compliance/packet'
import type { Tx } from '../../../platform/db/database.ts'
import { findFactsRows } from '../packet/packet.store.ts'
import { packetFileView } from '../packet/packet.view.ts'
import { findPacketFile } from './packet-file.store.ts'

/** As of this transaction, for the caller that has just changed it. */
export async function viewPacketFile(tx: Tx, id: string, viewerId: string): Promise<PacketFileView> {
  const file = await findPacketFile(tx, id)
  const [shoot] = file ? await findFactsRows(tx, [file.bookingId]) : []
  if (!file || !shoot) throw new Error(`Packet file ${id} has vanished while it was being written`)
  return packetFileView(file, shoot, viewerId)
}
