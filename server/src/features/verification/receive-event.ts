import { flagsOfFindings } from '@roomtone/domain/verification/assess'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Findings, IdentityEvent } from '../../platform/identity/identity-provider.ts'
import { Refused } from '../../platform/refused.ts'
import { settleVerification } from './settle-verification.ts'
import {
  findByReference,
  insertProviderEvent,
  moveToReview,
  updateProfileStatus,
} from './verification.store.ts'

/** An event of the provider: acted upon once, however often and in whatever order it comes. */
export async function receiveEvent(deps: Deps, payload: Uint8Array, signature: string): Promise<void> {
  const event = await deps.identity.readEvent(Buffer.from(payload), signature)
  if (event === 'forged') throw new Refused('forbidden')
  if (event === 'ignored') return
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertProviderEvent(tx, { id: event.id, kind: event.kind, now }))) return
    await actUpon(deps, tx, event, now)
  })
}

async function actUpon(deps: Deps, tx: Tx, { reference, outcome }: IdentityEvent, now: Date): Promise<void> {
  const verification = await findByReference(tx, reference)
  if (!verification) return
  const { id } = verification
  if (outcome.to === 'verified' && (await isDoubtful(deps, tx, verification, outcome.findings, now))) return
  await settleVerification(deps, tx, {
    id,
    from: 'processing',
    outcome: outcome.to === 'verified' ? { to: 'verified' } : outcome,
    decidedBy: null,
    now,
  })
}

type Open = { id: string; userId: string; personal: Buffer; dateOfBirth: string }

/** The document is genuine, but not of the person who was described: somebody looks at it. */
async function isDoubtful(
  deps: Deps,
  tx: Tx,
  { id, userId, personal, dateOfBirth }: Open,
  found: Findings,
  now: Date,
): Promise<boolean> {
  const { legalName = '' } = (await deps.keys.open(tx, userId, personal)) ?? {}
  const flags = flagsOfFindings({ legalName, dateOfBirth }, found)
  if (flags.length === 0 || !(await moveToReview(tx, id, flags))) return flags.length > 0
  await updateProfileStatus(tx, userId, 'in_review', now)
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'verification.doubted',
    subjectType: 'user',
    subjectId: userId,
    data: { verification: id, flags: flags.join(' ') },
  })
  await deps.jobs.add(tx, 'notify', { userId, kind: 'verification-in-review', about: { verificationId: id } })
  return true
}
