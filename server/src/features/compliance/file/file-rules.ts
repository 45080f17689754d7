import { fileStanding } from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { Refused } from '../../../platform/refused.ts'
import type { BookingRow } from '../../booking/entry.ts'

const EARLY: Partial<Record<PacketFileKind, string>> = {
  before: 'Pictures of the rooms before can be added from 24 hours before the start.',
  after: 'Pictures of the rooms after can be added once the booking has begun.',
}
const LATE: Record<PacketFileKind, string> = {
  before: 'Pictures of the rooms before can be changed until the booking ends.',
  after: 'Pictures of the rooms after can be changed until 72 hours after the booking.',
  insurance: 'The papers of this booking can no longer be changed.',
  permit: 'The papers of this booking can no longer be changed.',
}

/** In time, to be brought or to be taken back. */
export function requireFileTime(kind: PacketFileKind, booking: BookingRow, now: Date): void {
  const { state, starts_at: startsAt, ends_at: endsAt } = booking
  const standing = fileStanding(kind, { state, startsAt, endsAt, now })
  const detail = standing === 'early' ? EARLY[kind] : LATE[kind]
  if (standing !== 'open') throw new Refused('no_longer_possible', detail ? { detail } : {})
}
