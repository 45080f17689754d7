import type { ClaimCase } from '@roomtone/contract/claim/admin-claims'
import { decideClaim as decideClaimEndpoint } from '@roomtone/contract/claim/admin-claims'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { isClaimOpen } from '@roomtone/domain/claim/claim-steps'
import { CARD_LEAST } from '@roomtone/domain/credit/apply-credits'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { requireNoPart } from '../../booking/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { advanceNow, releaseHeldPayouts } from '../../payment/entry.ts'
import { updateClaim } from '../claim.store.ts'
import { notifySide, record, refreshPages } from '../notify-sides.ts'
import { claimCharge } from '../pay/claim-charge.ts'
import { refusals } from '../refusals.ts'
import { lockForClaim, requireStep } from '../require-claim.ts'
import { settleClaim } from './settle-claim.ts'
import { showCase } from './show-case.ts'

type Decision = { id: string; awarded: number; reason: string }

/**
 * Decides a claim once, for an admin who is no part of it. Of two at the same time, the second learns that it
 * is done.
 */
export async function decideClaim(deps: Deps, actor: Actor, decision: Decision): Promise<ClaimCase> {
  const { id, awarded, reason } = decision
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'claim', id },
    texts: textsIn(decideClaimEndpoint.body, decision),
  })
  const now = deps.clock.now()
  const chargeId = await deps.db.transaction().execute(async (tx) => {
    const part = await lockForClaim(tx, actor, id)
    const { claim, booking } = part
    await requireNoPart(tx, booking, actor.userId)
    if (!isClaimOpen(claim.state)) throw new Refused('conflict')
    requireStep(part, 'decide', now)
    if (awarded > claim.asked_cents)
      throw refusedField('awarded', (language) =>
        refusals(language).awardTooHigh({ asked: claim.asked_cents }),
      )
    // A guest could not pay it with any card, and could book nothing as long as it is not paid.
    if (claim.side === 'host' && awarded > 0 && awarded < CARD_LEAST)
      throw refusedField('awarded', (language) => refusals(language).belowCardLeast({ least: CARD_LEAST }))
    await updateClaim(tx, id, {
      state: 'decided',
      decided_at: now,
      decided_by: actor.userId,
      awarded_cents: awarded,
      decision: await deps.keys.seal(tx, booking.id, { reason }, now),
      ended_at: now,
    })
    const step = { booking, claim, action: 'claim.decided' as const, actorId: actor.userId, now }
    await record(deps, tx, step, { asked: claim.asked_cents, awarded })
    const charge = await settleClaim(deps, tx, { claim, booking, awarded, decidedBy: actor.userId, now })
    await releaseHeldPayouts(deps, tx, booking.id, now)
    await notifySide(deps, tx, { claim, booking }, 'guest', 'claim-decided')
    await notifySide(deps, tx, { claim, booking }, 'host', 'claim-decided')
    await refreshPages(deps, tx, booking, now)
    return charge
  })
  if (chargeId !== null) await advanceNow(deps, claimCharge, chargeId)
  return showCase(deps, actor, id)
}
