import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { advanceNow, findLiveCharge } from '../../payment/entry.ts'
import { LIMITS } from '../limits.ts'
import { requireClaim } from '../require-claim.ts'
import { viewClaim } from '../view-claim.ts'
import { awardOf, claimCharge } from './claim-charge.ts'

/** Asks for the state of the charge when the guest is back from their bank, or after a silence. */
export async function confirmClaimPayment(deps: Deps, actor: Actor, id: string): Promise<ClaimView> {
  const { claim, viewer } = await requireClaim(deps.db, actor, id)
  if (viewer !== 'guest') throw new Refused('not_found')
  await requireWithin(deps, LIMITS.looksOfPerson, actor.userId)
  const charge = await findLiveCharge(deps.db, awardOf(claim))
  if (charge && charge.state !== 'captured') await advanceNow(deps, claimCharge, charge.id)
  return viewClaim(deps, deps.db, actor, id)
}
