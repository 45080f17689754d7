import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import { otherSide } from '@roomtone/domain/claim/claim-steps'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { releaseHeldPayouts } from '../payment/entry.ts'
import { updateClaim } from './claim.store.ts'
import { notifySide, record, refreshPages } from './notify-sides.ts'
import { lockForClaim, requireStep } from './require-claim.ts'
import { viewClaim } from './view-claim.ts'

export async function withdrawClaim(deps: Deps, actor: Actor, id: string): Promise<ClaimView> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const part = await lockForClaim(tx, actor, id)
    const { claim, booking, party } = part
    if (party !== 'claimant') throw new Refused('not_found')
    requireStep(part, 'withdraw', now)
    await updateClaim(tx, id, { state: 'withdrawn', ended_at: now })
    await record(deps, tx, { booking, claim, action: 'claim.withdrawn', actorId: actor.userId, now })
    await releaseHeldPayouts(deps, tx, booking.id, now)
    await notifySide(deps, tx, { claim, booking }, otherSide(claim.side), 'claim-withdrawn')
    await refreshPages(deps, tx, booking, now)
  })
  return viewClaim(deps, deps.db, actor, id)
}
