import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { chargeNow } from './charge-claim.ts'
import { findLiveCharge } from './claim-charge.store.ts'
import { demandClaim } from './demand-claim.ts'
import { LIMITS } from './limits.ts'
import { viewClaim } from './view-claim.ts'

/** Back from their bank, or back after a silence: where does it stand? */
export async function confirmClaimPayment(deps: Deps, actor: Actor, id: string): Promise<ClaimView> {
  const { viewer } = await demandClaim(deps.db, actor, id)
  if (viewer !== 'guest') throw new Refused('not_found')
  await demandWithin(deps, LIMITS.looksOfPerson, actor.userId)
  const live = await findLiveCharge(deps.db, id)
  await chargeNow(deps, live && live.state !== 'captured' ? live.id : null)
  return viewClaim(deps, deps.db, actor, id)
}
