import {
  type BookingEvent,
  type BookingState,
  isFinal,
  type Party,
  transitionOf,
  whoIsTold,
} from '@roomtone/domain/booking/process'
import { expiryOf, planTripAt, remindAt } from '@roomtone/domain/booking/timers'
import { isNoticeKind, type NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findAnswering } from '../../cohost/entry.ts'
import { releaseCredits } from '../../credit/entry.ts'
import { abandonCharge, rentOf } from '../../payment/entry.ts'
import { type BookingRow, insertBookingEvent, updateState } from '../booking.store.ts'

export type Move = {
  /** As it was read under its lock. */
  booking: BookingRow
  event: BookingEvent
  party: Party
  /** Null: the clock or the processor. */
  actorId: string | null
  now: Date
  reason?: string
  note?: string
  refundPercent?: number
  penalty?: { owes: number; isFree: boolean }
  /** For the timeline; ids and numbers only. */
  data?: Record<string, string | number>
}

/** A change of state with its timers, its line of the timeline, its audit row, and who is told: all but its time. */
export async function takeStep(deps: Deps, tx: Tx, move: Move): Promise<BookingState> {
  const { booking, event, party, now } = move
  const step = transitionOf(booking.state, event)
  if (!step?.by.includes(party)) throw new Refused('no_longer_possible')
  const { to, money } = step
  const expiresAt = expiryOf(to, booking.starts_at, now)
  const moved = await updateState(tx, {
    id: booking.id,
    from: booking.state,
    to,
    set: { expires_at: expiresAt, ...whatItSays(move, to) },
  })
  if (!moved) throw new Refused('no_longer_possible')
  if (money === 'void') await abandonCharge(deps, tx, rentOf(booking.id), now)
  if (isFinal(to)) await releaseCredits(tx, booking.id, now)
  await writeDown(deps, tx, move, to)
  await setTimers(deps, tx, booking, to, expiresAt, now)
  if (to === 'confirmed') await deps.jobs.add(tx, 'open-packet', { bookingId: booking.id })
  for (const side of whoIsTold(step, party))
    if (side === 'guest' || !isByHelper(move))
      await deps.jobs.add(tx, 'notify', {
        userId: side === 'guest' ? booking.guest_id : booking.host_id,
        kind: noticeOf(event),
        about: { bookingId: booking.id, to: side },
      })
  const helpers = isKnown(booking, to) ? await findAnswering(tx, booking.property_id, 'bookings') : []
  await notifyHelpers(deps, tx, move, helpers)
  const readers = [...whoKnows(booking, to), ...helpers.filter((id) => id !== booking.guest_id)]
  await deps.live.tell(tx, readers, { kind: 'booking', bookingId: booking.id }, now)
  return to
}

/** Somebody answered who is not the host. */
function isByHelper({ booking, event, party, actorId }: Move): boolean {
  const isAnswer = event === 'accept' || event === 'decline'
  return isAnswer && party === 'host' && actorId !== null && actorId !== booking.host_id
}

/** What those who help with bookings hear of: what waits for an answer, and who comes or no longer does. */
const TO_HELPERS: Partial<Record<BookingEvent, NoticeKind>> = {
  authorised: 'cohost-request',
  authorised_instantly: 'cohost-booked',
  withdraw: 'cohost-withdrawn',
  cancel: 'cohost-cancelled',
}

/** A host, on the other hand, hears of the answers that others gave for them. */
async function notifyHelpers(deps: Deps, tx: Tx, move: Move, helpers: string[]): Promise<void> {
  const { booking, event } = move
  const tell = (userId: string, kind: NoticeKind) =>
    deps.jobs.add(tx, 'notify', { userId, kind, about: { bookingId: booking.id, userId } })
  const kind = TO_HELPERS[event]
  if (kind) for (const helper of helpers) if (helper !== booking.guest_id) await tell(helper, kind)
  if (isByHelper(move))
    await tell(booking.host_id, event === 'accept' ? 'cohost-accepted' : 'cohost-declined')
}

/** A test of the rules holds the table of steps and that of notices together. */
function noticeOf(event: BookingEvent): NoticeKind {
  const kind = `booking-${event.replaceAll('_', '-')}`
  if (!isNoticeKind(kind)) throw new Error(`Nobody is told of ${kind}`)
  return kind
}

/** A host learns of a request when it is sent, not while its card is being asked, and of every second hold. */
function isKnown({ state, sent_at, confirmed_at }: BookingRow, to: BookingState): boolean {
  const isSent = sent_at !== null || confirmed_at !== null
  return isSent || to === 'pending' || to === 'confirmed' || state === 'second_hold'
}

function whoKnows(booking: BookingRow, to: BookingState): string[] {
  return isKnown(booking, to) ? [booking.guest_id, booking.host_id] : [booking.guest_id]
}

function whatItSays({ event, party, now, reason, note, refundPercent, penalty }: Move, to: BookingState) {
  const isAnswer = event === 'accept' || event === 'decline'
  return {
    ...(to === 'pending' ? { sent_at: now } : {}),
    ...(isAnswer ? { answered_at: now } : {}),
    ...(to === 'confirmed' ? { confirmed_at: now } : {}),
    ...(isFinal(to)
      ? { ended_at: now, ended_by: party, end_reason: reason ?? '', end_note: note ?? '' }
      : {}),
    ...(refundPercent === undefined ? {} : { refund_percent: refundPercent }),
    ...(penalty ? { penalty_cents: penalty.owes, penalty_waived: penalty.isFree } : {}),
  }
}

async function writeDown(deps: Deps, tx: Tx, move: Move, to: BookingState): Promise<void> {
  const { booking, event, party, actorId, now, data } = move
  await insertBookingEvent(tx, {
    bookingId: booking.id,
    event,
    party,
    actorId,
    from: booking.state,
    to,
    now,
    ...(data ? { data } : {}),
  })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: `booking.${event}`,
    subjectType: 'booking',
    subjectId: booking.id,
    data: { from: booking.state, to, party, ...data },
    ...(move.note
      ? { personal: { subjectId: actorId ?? booking.guest_id, fields: { note: move.note } } }
      : {}),
  })
}

/** One clock job a booking: the key puts each in the place of the one before. */
export async function setTimers(
  { jobs }: Deps,
  tx: Tx,
  { id, starts_at, ends_at }: Pick<BookingRow, 'id' | 'starts_at' | 'ends_at'>,
  state: BookingState,
  expiresAt: Date | null,
  now: Date,
): Promise<void> {
  const about = { bookingId: id }
  if (expiresAt !== null)
    await jobs.add(tx, 'end-overdue-booking', about, { key: `booking:${id}:due`, runAt: expiresAt })
  if (state !== 'confirmed') return
  await jobs.add(tx, 'complete-booking', about, { key: `booking:${id}:due`, runAt: ends_at })
  const remind = remindAt(starts_at, now)
  if (remind) await jobs.add(tx, 'remind-booking', about, { key: `booking:${id}:remind`, runAt: remind })
  const plan = planTripAt(starts_at, now)
  if (plan) await jobs.add(tx, 'plan-trip', about, { key: `booking:${id}:plan`, runAt: plan })
}
