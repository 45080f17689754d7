import { fileStanding } from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { Refused } from '../../../platform/refused.ts'
import type { BookingRow } from '../../booking/entry.ts'

const EARLY: Partial<Record<PacketFileKind, string>> = {
  before: 'You can add “before” photos starting 24 hours before the booking.',
  after: 'You can add “after” photos once the booking has started.',
}
const LATE: Record<PacketFileKind, string> = {
  before: 'You can change “before” photos until the booking ends.',
  after: 'You can change “after” photos until 72 hours after the booking.',
  insurance: "This booking's documents can't be changed anymore.",
  permit: "This booking's documents can't be changed anymore.",
}

/** In time, to be brought or to be taken back. */
export function requireFileTime(kind: PacketFileKind, booking: BookingRow, now: Date): void {
  const { state, starts_at: startsAt, ends_at: endsAt } = booking
  const standing = fileStanding(kind, { state, startsAt, endsAt, now })
  const detail = standing === 'early' ? EARLY[kind] : LATE[kind]
  if (standing !== 'open') throw new Refused('no_longer_possible', detail ? { detail } : {})
}
