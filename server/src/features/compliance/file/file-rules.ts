import { fileStanding } from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { Refused } from '../../../platform/refused.ts'
import type { BookingRow } from '../../booking/entry.ts'
import { refusals } from '../refusals.ts'

const EARLY: Partial<Record<PacketFileKind, 'beforeTooEarly' | 'afterTooEarly'>> = {
  before: 'beforeTooEarly',
  after: 'afterTooEarly',
}
const LATE = {
  before: 'beforeTooLate',
  after: 'afterTooLate',
  insurance: 'documentsFixed',
  permit: 'documentsFixed',
} as const satisfies Record<PacketFileKind, string>

/** In time, to be brought or to be taken back. */
export function requireFileTime(kind: PacketFileKind, booking: BookingRow, now: Date): void {
  const { state, starts_at: startsAt, ends_at: endsAt } = booking
  const standing = fileStanding(kind, { state, startsAt, endsAt, now })
  if (standing === 'open') return
  const name = standing === 'early' ? EARLY[kind] : LATE[kind]
  throw new Refused('no_longer_possible', name ? { detail: (language) => refusals(language)[name] } : {})
}
