import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Language } from '@roomtone/texts/languages'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { Refused } from '../../../platform/refused.ts'
import { type BookingRow, findBooking } from '../booking.store.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { lockForPart, requireAction, requirePart } from '../require-side.ts'
import { findAbsence } from '../steps/sweep.store.ts'
import { beginConfirmation } from './begin-confirmation.ts'
import { captureRent } from './capture-rent.ts'
import { type Conflict, findConflicts } from './find-conflicts.ts'

type Accepting = { id: string; despiteConflicts: boolean }

/**
 * The host or a co-host accepts: from here on, only a failed card can end the request; otherwise it is
 * confirmed.
 */
export async function acceptBooking(
  deps: Deps,
  actor: Actor,
  { id, despiteConflicts }: Accepting,
): Promise<BookingView> {
  const now = deps.clock.now()
  const { booking } = await requirePart(deps.db, await findBooking(deps.db, id), actor.userId, 'host')
  requireAction('host', booking, ['accept'], now)
  if (!despiteConflicts) requireNoConflicts(await findConflicts(deps, booking, now), booking.time_zone)
  await deps.db.transaction().execute(async (tx) => {
    const { booking: locked } = await lockForPart(tx, id, actor.userId, 'host')
    // Asked again: the clock has gone on while calendars were read, and the guest may have withdrawn.
    requireAction('host', locked, ['accept'], deps.clock.now())
    await requireBothThere(tx, locked)
    await beginConfirmation(deps, tx, { bookingId: id, by: actor.userId, now })
  })
  await takeTheMoney(deps, id)
  return viewBooking(deps, deps.db, actor, id)
}

/**
 * Leaving waits for answers that are being written, and an answer that waited for the leaving comes too late.
 */
async function requireBothThere(tx: Tx, { guest_id, host_id }: BookingRow): Promise<void> {
  for (const userId of [guest_id, host_id])
    if ((await findAbsence(tx, userId)) !== null) throw new Refused('no_longer_possible')
}

async function takeTheMoney(deps: Deps, id: string): Promise<void> {
  try {
    await captureRent(deps, id)
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    throw stillTrying()
  }
  const after = await findBooking(deps.db, id)
  if (after?.confirming_since) throw stillTrying()
  if (after?.state === 'withdrawn')
    throw new Refused('card_declined', {
      detail: (language) => refusals(language).guestCardDeclined,
    })
}

function stillTrying(): Refused {
  return new Refused('payments_unreachable', {
    detail: (language) => refusals(language).stillTrying,
  })
}

function requireNoConflicts(conflicts: Conflict[], timeZone: string): void {
  if (conflicts.length === 0) return
  const eventsIn = (language: Language) =>
    conflicts.map(({ summary, startsAt: from, endsAt: until }) => {
      const time = formatsIn(language).range('dateTime', { from, until, timeZone })
      return `${summary === '' ? refusals(language).busy : summary} (${time})`
    })
  throw new Refused('calendar_conflict', {
    detail: (language) =>
      refusals(language).calendarConflict({ events: formatsIn(language).list(eventsIn(language)) }),
  })
}
