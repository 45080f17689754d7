import type { ChosenCard } from '@roomtone/contract/booking/request-booking'
import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { abandonCharge, advanceNow, findLiveCharge, resolveCard, startCharge } from '../../payment/entry.ts'
import { findClaimFacts } from '../claim.store.ts'
import { LIMITS } from '../limits.ts'
import { record } from '../notify-sides.ts'
import { refusals } from '../refusals.ts'
import { lockForClaim, type Part, requireClaim } from '../require-claim.ts'
import { viewClaim } from '../view-claim.ts'
import { awardOf, claimCharge } from './claim-charge.ts'

/** Another card for what the booking's own would not pay. */
export async function payClaim(
  deps: Deps,
  actor: Actor,
  { id, card }: { id: string; card: ChosenCard },
): Promise<ClaimView> {
  await requireOwed(deps.db, await requireClaim(deps.db, actor, id))
  await requireWithin(deps, LIMITS.cardsOfPerson, actor.userId)
  const resolved = await resolveCard(deps, actor.userId, card)
  const now = deps.clock.now()
  const chargeId = await deps.db.transaction().execute(async (tx) => {
    const part = await lockForClaim(tx, actor, id)
    const amount = await requireOwed(tx, part)
    const { claim, booking } = part
    await requireNoOther(tx, claim)
    await abandonCharge(deps, tx, awardOf(claim), now)
    await record(deps, tx, { booking, claim, action: 'claim.paying', actorId: actor.userId, now }, { amount })
    return startCharge(deps, tx, awardOf(claim), { amount, card: resolved, now })
  })
  await advanceNow(deps, claimCharge, chargeId)
  return viewClaim(deps, deps.db, actor, id)
}

async function requireOwed(handle: Handle, { claim, viewer, party }: Part): Promise<number> {
  if (viewer !== 'guest' || party !== 'respondent') throw new Refused('not_found')
  const facts = await findClaimFacts(handle, claim.id)
  if (!facts?.owed)
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language).nothingToPay })
  return facts.owed
}

/** One that waits for the bank gives way; one that is being asked is waited for. */
async function requireNoOther(tx: Tx, claim: Part['claim']): Promise<void> {
  const live = await findLiveCharge(tx, awardOf(claim))
  if (live && live.state !== 'needs_authentication')
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).alreadyCharging,
    })
}
