import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import type { ClaimSide } from '@roomtone/domain/claim/claim'
import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { BookingRow } from '../booking/entry.ts'
import type { ClaimRow } from './claim.store.ts'

type About = { claim: Pick<ClaimRow, 'id'>; booking: Pick<BookingRow, 'id' | 'guest_id' | 'host_id'> }

export async function notifySide(
  deps: Deps,
  tx: Tx,
  { claim, booking }: About,
  side: ClaimSide,
  kind: NoticeKind,
): Promise<void> {
  const userId = side === 'guest' ? booking.guest_id : booking.host_id
  const about = { claimId: claim.id, bookingId: booking.id, to: side }
  await deps.jobs.add(tx, 'notify', { userId, kind, about })
}

/** Their open pages look again. */
export async function refreshPages(
  deps: Deps,
  tx: Tx,
  { id, guest_id, host_id }: About['booking'],
  now: Date,
): Promise<void> {
  await deps.live.tell(tx, [guest_id, host_id], { kind: 'booking', bookingId: id }, now)
}

type Recorded = {
  booking: { id: string }
  claim: { id: string }
  action: AuditAction
  actorId: string | null
  now: Date
}

/** Recorded under the booking, so that it is part of its chain and of the sealed pack. */
export async function record(
  deps: Deps,
  tx: Tx,
  { booking, claim, action, actorId, now }: Recorded,
  data: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId,
    action,
    subjectType: 'booking',
    subjectId: booking.id,
    data: { claim: claim.id, ...data },
  })
}
