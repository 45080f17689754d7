import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { holdsTime } from '@roomtone/domain/booking/process'
import { hostPayable } from '@roomtone/domain/ledger/accounts'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findUses } from '../../credit/entry.ts'
import { shareOf } from '../../ledger/entry.ts'
import { findAddOnsMissing } from '../../listing/entry.ts'
import { findCapturedCharges, findLatestCharge, rentOf } from '../../payment/entry.ts'
import { findPhotos } from '../../photo/entry.ts'
import { knownConflicts } from '../answer/find-conflicts.ts'
import { givenBackOf } from '../cancel/refunded-so-far.ts'
import { bookingView, viewerOf } from './booking.view.ts'
import {
  countAhead,
  findEvents,
  findPayoutOf,
  findReadRows,
  findRefunds,
  type ReadRow,
} from './booking-read.store.ts'

const NOTHING = { total: 0, fromHost: 0 }

/**
 * Not found for anyone but its guest, its host, a co-host or an admin, and for a host whom it has not
 * reached.
 */
export async function viewBooking(
  deps: Deps,
  handle: Handle,
  actor: Actor,
  bookingId: string,
): Promise<BookingView> {
  const now = deps.clock.now()
  const [row] = await findReadRows(handle, [bookingId], actor)
  const [cover] = row?.coverId ? await findPhotos(handle, [row.coverId]) : []
  if (!row || !cover) throw new Refused('not_found')
  const viewer = viewerOf(row, actor.userId)
  const refunds = await findRefunds(handle, bookingId)
  const seesCards = viewer === 'guest' || viewer === 'admin'
  const seesPayout = viewer === 'host' || viewer === 'admin'
  return bookingView(row, {
    viewer,
    cover,
    now,
    events: await findEvents(handle, bookingId),
    payment: await findLatestCharge(handle, rentOf(bookingId)),
    charges: seesCards && row.confirmed_at !== null ? await findCapturedCharges(handle, bookingId) : [],
    refunds,
    given: refunds.length > 0 ? await givenBackOf(handle, row) : NOTHING,
    uses: row.credit_cents > 0 && seesCards ? await findUses(handle, bookingId) : [],
    payout: seesPayout ? await findPayoutOf(handle, bookingId) : undefined,
    hostGets: seesPayout ? await hostGetsFrom(handle, bookingId, row.host_id) : 0,
    ahead: row.state === 'second_hold' ? await countAhead(handle, row, now) : 0,
    addOnsMissing: viewer === 'guest' ? await addOnsMissing(handle, row) : [],
    conflicts:
      (viewer === 'host' || viewer === 'cohost') && holdsTime(row.state)
        ? await knownConflicts(handle, row)
        : [],
  })
}

/** The names are those of the request, which the menu may have changed since. */
async function addOnsMissing(handle: Handle, { id, state, add_ons, rates }: ReadRow): Promise<string[]> {
  if (state !== 'second_hold' || add_ons.length === 0) return []
  const missing = await findAddOnsMissing(handle, id)
  return (rates?.menu.addOns ?? []).filter((one) => missing.includes(one.id)).map(({ name }) => name)
}

/** What the ledger has for them from this booking and has not released yet. */
export async function hostGetsFrom(handle: Handle, bookingId: string, hostId: string): Promise<Cents> {
  return -(await shareOf(handle, hostPayable(hostId), bookingId))
}
