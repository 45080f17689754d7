import { createHash, randomUUID } from 'node:crypto'
import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { Actor } from '@roomtone/domain/access/actor'
import { UPLOADS_MAX } from '@roomtone/domain/claim/claim'
import { mayAddEvidence } from '@roomtone/domain/claim/claim-steps'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { keptBy } from '../../../platform/files/kept-by.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { fileNameFor } from '../../moderation/entry.ts'
import { prepareFile } from '../../photo/entry.ts'
import { LIMITS } from '../limits.ts'
import { record, refreshPages } from '../notify-sides.ts'
import { refusals } from '../refusals.ts'
import { lockForClaim, type Part, requireClaim } from '../require-claim.ts'
import { viewClaim } from '../view-claim.ts'
import { countEvidence, insertEvidence } from './claim-evidence.store.ts'
import { evidenceKey } from './evidence-key.ts'

const LONGEST_SIDE = 2400

type Upload = { id: string; name: string; bytes: Uint8Array }

/** Hashed as it is kept, sealed under the booking's key before it is put anywhere. */
export async function addEvidence(deps: Deps, actor: Actor, { id, name, bytes }: Upload): Promise<ClaimView> {
  const { booking } = await requireWelcome(deps.db, await requireClaim(deps.db, actor, id))
  await requireWithin(deps, LIMITS.filesOfPerson, actor.userId)
  const kept = await prepareFile(deps, bytes, { longestSide: LONGEST_SIDE })
  const fileName = await fileNameFor(deps, name, { mediaType: kept.mediaType, areContactsOpen: true })
  const now = deps.clock.now()
  const evidenceId = randomUUID()
  const key = evidenceKey(evidenceId)
  // The job is added first: bytes that get no row are dropped, and never those of a row whose commit got no
  // answer.
  const seal = async (tx: Tx) => {
    await deps.jobs.add(tx, 'drop-unkept-evidence', { evidenceId }, { runAt: keptBy(now) })
    return deps.keys.sealBytes(tx, booking.id, kept.bytes, now)
  }
  await deps.files.put(key, await deps.db.transaction().execute(seal))
  await deps.db.transaction().execute(async (tx) => {
    const part = await requireWelcome(tx, await lockForClaim(tx, actor, id))
    const sha256 = createHash('sha256').update(kept.bytes).digest()
    await insertEvidence(tx, [
      {
        id: evidenceId,
        claim_id: id,
        side: part.side,
        kind: 'upload',
        file_key: key,
        name: fileName,
        media_type: kept.mediaType,
        size_bytes: kept.bytes.length,
        sha256,
        added_by: actor.userId,
        added_at: now,
      },
    ])
    const { claim } = part
    const step = { booking, claim, action: 'claim.evidence_added' as const, actorId: actor.userId, now }
    await record(deps, tx, step, { evidence: evidenceId, sha256: sha256.toString('hex') })
    await refreshPages(deps, tx, booking, now)
  })
  return viewClaim(deps, deps.db, actor, id)
}

async function requireWelcome(handle: Handle, part: Part) {
  const { claim, viewer, party } = part
  if (viewer === 'admin') throw new Refused('not_found')
  if (!mayAddEvidence(party, claim.state))
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language).ended })
  const { uploads } = await countEvidence(handle, { claimId: claim.id, side: viewer })
  if (uploads >= UPLOADS_MAX)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).tooManyFiles({ max: UPLOADS_MAX }),
    })
  return { ...part, side: viewer }
}
