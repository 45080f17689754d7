import { createHash } from 'node:crypto'
import type { readEvidence as readEvidenceEndpoint } from '@roomtone/contract/claim/claims'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { record } from '../notify-sides.ts'
import { requireClaim } from '../require-claim.ts'
import { findUpload } from './claim-evidence.store.ts'

/** Every read is recorded before the answer leaves, no matter who asks. */
export async function readEvidence(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Reply<typeof readEvidenceEndpoint>> {
  const file = await findUpload(deps.db, id)
  if (!file) throw new Refused('not_found')
  const { claim, booking, viewer } = await requireClaim(deps.db, actor, file.claimId)
  const sealed = await deps.files.get(file.key)
  const bytes = sealed && (await deps.keys.openBytes(deps.db, booking.id, sealed))
  // Once the booking's years are over neither the file nor its key is there.
  if (!bytes) throw new Refused('not_found')
  if (!createHash('sha256').update(bytes).digest().equals(file.sha256))
    throw new Error(`Evidence ${id} is not what was uploaded`)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const step = { booking, claim, action: 'claim.evidence_viewed' as const, actorId: actor.userId, now }
    await record(deps, tx, step, { evidence: id, party: viewer })
  })
  return { fileName: file.name, mediaType: file.mediaType, base64: bytes.toString('base64') }
}
