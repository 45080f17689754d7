import type { AcceptanceView } from '@roomtone/contract/booking/answer-booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { type Account, guestAccount, hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { balanceOf } from '../../ledger/entry.ts'
import { type BookingRow, findBooking } from '../booking.store.ts'
import { requireAction, requirePart } from '../require-side.ts'
import { countCompletedBy } from '../steps/payout.store.ts'
import { chargeOf } from './charge-of.ts'
import { knownConflicts } from './find-conflicts.ts'

/** The amounts are those that accepting writes in the ledger. */
export async function previewAcceptance(
  { db, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<AcceptanceView> {
  const { booking } = await requirePart(db, await findBooking(db, id), actor.userId, 'host')
  requireAction('host', booking, ['accept'], clock.now())
  const { postings } = chargeOf(booking)
  const on = (account: Account) => postings.find((posting) => posting.account === account)?.amount ?? 0
  return {
    charged: on(guestAccount(id)),
    hostGets: 0 - on(hostPayable(booking.host_id)),
    payout: booking.host_id === actor.userId ? await payoutOf(db, booking) : null,
    conflicts: await knownConflicts(db, booking),
  }
}

async function payoutOf(handle: Handle, { host_id: hostId, ends_at: endsAt }: BookingRow) {
  const dueAt = payoutDueAt(endsAt, await countCompletedBy(handle, hostId, endsAt))
  return { dueAt: dueAt.toISOString(), debt: Math.max(0, await balanceOf(handle, hostDebt(hostId))) }
}
