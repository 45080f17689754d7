import type { ClaimView, EvidenceView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findLatestCharge } from '../payment/entry.ts'
import { type ClaimRow, findClaimFacts, findClaimRefund } from './claim.store.ts'
import { claimView, evidenceViewOf } from './claim.view.ts'
import { findEvidence, findFilesOfMessages } from './evidence/claim-evidence.store.ts'
import { awardOf } from './pay/claim-charge.ts'
import { type Part, requireClaim } from './require-claim.ts'

/** Not found for anyone but its sides and admins. */
export async function viewClaim(deps: Deps, handle: Handle, actor: Actor, id: string): Promise<ClaimView> {
  return viewPart(deps, handle, actor, await requireClaim(handle, actor, id))
}

export async function viewPart(deps: Deps, handle: Handle, actor: Actor, part: Part): Promise<ClaimView> {
  const { claim } = part
  const facts = await findClaimFacts(handle, claim.id)
  if (!facts) throw new Refused('not_found')
  return claimView({
    part,
    viewerId: actor.userId,
    facts,
    texts: await openTexts(deps, handle, claim),
    evidence: await readEvidenceOf(handle, claim.id),
    refund: await findClaimRefund(handle, claim.id),
    charge: await findLatestCharge(handle, awardOf(claim)),
    now: deps.clock.now(),
  })
}

/** Empty once the years of the booking are over and its key is gone. */
async function openTexts({ keys }: Deps, handle: Handle, claim: ClaimRow) {
  const read = async (sealed: Buffer | null, field: string) =>
    sealed === null ? '' : ((await keys.open(handle, claim.booking_id, sealed))?.[field] ?? '')
  return {
    text: await read(claim.details, 'text'),
    answer: await read(claim.answer, 'text'),
    reason: await read(claim.decision, 'reason'),
  }
}

async function readEvidenceOf(handle: Handle, claimId: string): Promise<EvidenceView[]> {
  const rows = await findEvidence(handle, claimId)
  const messageIds = rows.flatMap(({ messageId }) => messageId ?? [])
  const files = await findFilesOfMessages(handle, messageIds)
  return rows.map((row) => evidenceViewOf(row, files))
}
