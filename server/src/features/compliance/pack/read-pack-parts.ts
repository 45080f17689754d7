import { type CheckItem, checkPacket } from '@roomtone/domain/compliance/packet'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, findBooking } from '../../booking/entry.ts'
import { type BookingPapers, findBookingPapers } from '../../payout/entry.ts'
import { type CrewPerson, readCrew } from '../crew/read-crew.ts'
import {
  type FileRow,
  findFactsRows,
  findPacket,
  findPacketFiles,
  type PacketRow,
} from '../packet/packet.store.ts'
import { factsOf, type Shoot } from '../packet/refresh-packet.ts'
import { findReleases, type ReleaseRow } from '../release/location-release.store.ts'
import { openBody, type ReleaseBody } from '../release/release-body.ts'
import { openSignatures, type Signature } from '../release/signature-details.ts'

type PackRelease = { row: ReleaseRow; body: ReleaseBody; signatures: Signature[] }

/** All that the papers of a pack are written from, read once. */
export type PackParts = {
  packet: PacketRow
  booking: BookingRow
  papers: BookingPapers
  /** Every version, the first one first. */
  releases: PackRelease[]
  /** The one that counts. */
  current: PackRelease
  crew: CrewPerson[]
  files: FileRow[]
  shoot: Shoot
  checks: CheckItem[]
  isVerified: { guest: boolean; host: boolean }
}

/** Null: there is no such packet, or its years are over and its key is gone. */
export async function readPackParts(
  deps: Deps,
  handle: Handle,
  bookingId: string,
): Promise<PackParts | null> {
  const booking = await findBooking(handle, bookingId)
  const packet = await findPacket(handle, bookingId)
  const [shoot] = await findFactsRows(handle, [bookingId])
  if (!booking || !packet || !shoot) return null
  const papers = await findBookingPapers(deps, handle, bookingId, booking.guest_id)
  const releases = await openReleases(deps, handle, bookingId)
  const current = releases?.at(-1)
  if (!papers || !releases || !current) return null
  const files = await findPacketFiles(handle, [bookingId])
  return {
    packet,
    booking,
    papers,
    releases,
    current,
    crew: (await readCrew(deps, handle, bookingId)).people,
    files,
    shoot,
    checks: checkPacket(factsOf(shoot, files)),
    isVerified: { guest: shoot.isGuestVerified, host: shoot.isHostVerified },
  }
}

async function openReleases(deps: Deps, handle: Handle, bookingId: string): Promise<PackRelease[] | null> {
  const opened: PackRelease[] = []
  for (const row of (await findReleases(handle, bookingId)).reverse()) {
    const body = await openBody(deps, handle, row)
    if (body === null) return null
    opened.push({ row, body, signatures: await openSignatures(deps, handle, bookingId, [row.id]) })
  }
  return opened
}
