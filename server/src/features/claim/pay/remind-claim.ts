import { answerReminderAt } from '@roomtone/domain/claim/claim'
import { otherSide } from '@roomtone/domain/claim/claim-steps'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, lockBooking } from '../../booking/entry.ts'
import { type ClaimRow, findClaim, findClaimFacts, lockClaim } from '../claim.store.ts'
import { notifySide } from '../notify-sides.ts'
import { askToPay } from './ask-to-pay.ts'

const DAY = 86_400_000
const FOR_HOW_LONG = 30 * DAY

/** Whose turn it is hears of it once more: to answer before the time is over, or to pay. */
export async function remindClaim(deps: Deps, claimId: string): Promise<void> {
  const now = deps.clock.now()
  const known = await findClaim(deps.db, claimId)
  if (!known) return
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, known.booking_id)
    const claim = await lockClaim(tx, claimId)
    if (!booking || !claim) return
    if (claim.state === 'open') await remindToAnswer(deps, tx, { claim, booking, now })
    if (claim.state === 'decided') await remindToPay(deps, tx, { claim, booking, now })
  })
}

type Reminding = { claim: ClaimRow; booking: BookingRow; now: Date }

async function remindToAnswer(deps: Deps, tx: Tx, { claim, booking, now }: Reminding): Promise<void> {
  const dueAt = claim.answer_due_at
  if (now < answerReminderAt(dueAt) || now >= dueAt) return
  await notifySide(deps, tx, { claim, booking }, otherSide(claim.side), 'claim-reminder')
}

async function remindToPay(deps: Deps, tx: Tx, { claim, booking, now }: Reminding): Promise<void> {
  const facts = await findClaimFacts(tx, claim.id)
  if (!facts?.owed) return
  const isLast = now.getTime() - (claim.decided_at?.getTime() ?? 0) > FOR_HOW_LONG
  await askToPay(deps, tx, { claim, booking, now }, { isTold: false, isLast })
}
