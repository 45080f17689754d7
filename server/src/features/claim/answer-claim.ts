import type { ClaimView } from '@roomtone/contract/claim/claim'
import { answerClaim as answerClaimEndpoint } from '@roomtone/contract/claim/claims'
import type { Parsed } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { otherSide } from '@roomtone/domain/claim/claim-steps'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { advanceNow, releaseHeldPayouts } from '../payment/entry.ts'
import { updateClaim } from './claim.store.ts'
import { mostAwardable, settleClaim } from './decide/settle-claim.ts'
import { chooseEvidence } from './evidence/choose-evidence.ts'
import { LIMITS } from './limits.ts'
import { notifySide, record, refreshPages } from './notify-sides.ts'
import { claimCharge } from './pay/claim-charge.ts'
import { requireCivilTexts } from './require-civil-texts.ts'
import { lockForClaim, type Part, requireClaim, requireStep } from './require-claim.ts'
import { viewClaim } from './view-claim.ts'

type Answer = { id: string } & Parsed<typeof answerClaimEndpoint>['body']
type Answering = { part: Part; answer: Answer; actor: Actor; now: Date }

export async function answerClaim(deps: Deps, actor: Actor, answer: Answer): Promise<ClaimView> {
  const event = answer.agrees ? 'agree' : 'answer'
  requireStep(await requireClaim(deps.db, actor, answer.id), event, deps.clock.now())
  await requireWithin(deps, LIMITS.answersOfPerson, actor.userId)
  await requireCivilTexts(
    deps,
    actor,
    { kind: 'claim', id: answer.id },
    textsIn(answerClaimEndpoint.body, answer),
  )
  const now = deps.clock.now()
  const chargeId = await deps.db.transaction().execute(async (tx) => {
    const part = await lockForClaim(tx, actor, answer.id)
    requireStep(part, event, now)
    return answer.agrees
      ? agree(deps, tx, { part, answer, actor, now })
      : disagree(deps, tx, { part, answer, actor, now })
  })
  if (chargeId !== null) await advanceNow(deps, claimCharge, chargeId)
  return viewClaim(deps, deps.db, actor, answer.id)
}

/** Then there is nothing to decide. */
async function agree(deps: Deps, tx: Tx, { part, answer, actor, now }: Answering): Promise<string | null> {
  const { claim, booking } = part
  // Less if the guest got a refund since the claim: no one gets more than they paid.
  const awarded = await mostAwardable(tx, claim, booking)
  await updateClaim(tx, claim.id, {
    state: 'decided',
    answered_at: now,
    agrees: true,
    answer: await sealed(deps, tx, part, answer.text, now),
    decided_at: now,
    awarded_cents: awarded,
    ended_at: now,
  })
  const step = { booking, claim, action: 'claim.agreed' as const, actorId: actor.userId, now }
  await record(deps, tx, step, { awarded })
  const chargeId = await settleClaim(deps, tx, { claim, booking, awarded, decidedBy: null, now })
  await releaseHeldPayouts(deps, tx, booking.id, now)
  await notifySide(deps, tx, { claim, booking }, claim.side, 'claim-decided')
  await refreshPages(deps, tx, booking, now)
  return chargeId
}

async function disagree(deps: Deps, tx: Tx, { part, answer, actor, now }: Answering): Promise<null> {
  const { claim, booking } = part
  await updateClaim(tx, claim.id, {
    state: 'answered',
    answered_at: now,
    agrees: false,
    answer: await sealed(deps, tx, part, answer.text, now),
  })
  const side = otherSide(claim.side)
  const about = { claimId: claim.id, bookingId: booking.id, side, userId: actor.userId, now }
  await chooseEvidence(tx, about, answer)
  await record(deps, tx, { booking, claim, action: 'claim.answered', actorId: actor.userId, now })
  await notifySide(deps, tx, { claim, booking }, claim.side, 'claim-answered')
  await refreshPages(deps, tx, booking, now)
  return null
}

async function sealed(
  deps: Deps,
  tx: Tx,
  { booking }: Part,
  text: string,
  now: Date,
): Promise<Buffer | null> {
  return text === '' ? null : deps.keys.seal(tx, booking.id, { text }, now)
}
