import { certificateProblems } from '@roomtone/domain/compliance/insurance'
import { checkPacket, isCleared, type PacketFacts } from '@roomtone/domain/compliance/packet'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { notifyBoth } from '../notify-sides.ts'
import {
  type FactsRow,
  type FileRow,
  findFactsRows,
  findPacket,
  findPacketFiles,
  updatePacket,
} from './packet.store.ts'

/**
 * The packet's contents may have changed, so its status is updated. One that an admin marked complete stays
 * complete.
 */
export async function refreshPacket(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  const packet = await findPacket(tx, bookingId)
  const facts = await findPacketFacts(tx, bookingId)
  if (!packet || !facts) return
  const isReleaseSigned = facts.hasGuestSigned && facts.hasHostSigned
  const isComplete = packet.completed_by !== null || isCleared(checkPacket(facts))
  const wasComplete = packet.completed_at !== null
  if (isComplete === wasComplete && isReleaseSigned === packet.location_release_signed) return
  await updatePacket(tx, bookingId, {
    isReleaseSigned,
    completedAt: isComplete ? (packet.completed_at ?? now) : null,
  })
  if (isComplete === wasComplete) return
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: isComplete ? 'packet.completed' : 'packet.reopened',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { packet: packet.id },
  })
  if (isComplete) await notifyBoth(deps, tx, bookingId, 'packet-complete')
}

export async function findPacketFacts(handle: Handle, bookingId: string): Promise<PacketFacts | undefined> {
  return (await findFactsOfPackets(handle, [bookingId])).get(bookingId)
}

/** By booking; those without a packet are missing. */
export async function findFactsOfPackets(
  handle: Handle,
  bookingIds: string[],
): Promise<Map<string, PacketFacts>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await findFactsRows(handle, bookingIds)
  const files = await findPacketFiles(handle, bookingIds)
  return new Map(
    rows.map((row) => [
      row.bookingId,
      factsOf(
        row,
        files.filter((file) => file.bookingId === row.bookingId),
      ),
    ]),
  )
}

export function factsOf(row: FactsRow, files: FileRow[]): PacketFacts {
  const count = (kind: FileRow['kind']) => files.filter((file) => file.kind === kind).length
  const { isGuestVerified, isHostVerified, hasGuestSigned, hasHostSigned, startsAt, endsAt } = row
  return {
    isGuestVerified,
    isHostVerified,
    // No booking is requested without agreeing to its rules; where there are none, there is nothing to agree
    // to.
    hasHouseRules: true,
    hasInvoice: row.invoiceId !== null,
    hasGuestSigned,
    hasHostSigned,
    crewListed: row.crewListed,
    needsInsurance: row.insuranceLeast !== null,
    hasGoodInsurance: files.some((file) => problemsOf(file, row)?.length === 0),
    needsPermit: row.needsPermit,
    hasPermit: count('permit') > 0,
    beforePhotos: count('before'),
    afterPhotos: count('after'),
    startsAt,
    endsAt,
  }
}

export type Shoot = Pick<FactsRow, 'startsAt' | 'endsAt' | 'timeZone' | 'insuranceLeast'>

/** Null: it is no certificate. */
export function problemsOf({ kind, facts }: FileRow, shoot: Shoot) {
  const { validFrom, validUntil, limit } = facts
  if (kind !== 'insurance' || !validFrom || !validUntil || !limit) return null
  return certificateProblems(
    { validFrom, validUntil, limit },
    {
      firstDay: toLocal(shoot.startsAt, shoot.timeZone).date,
      // A shoot that ends at midnight does not reach into the day that begins then.
      lastDay: toLocal(new Date(shoot.endsAt.getTime() - 1), shoot.timeZone).date,
      least: shoot.insuranceLeast,
    },
  )
}
