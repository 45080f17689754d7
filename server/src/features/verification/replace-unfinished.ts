import { isGivenUp } from '@roomtone/domain/verification/unfinished'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStanding } from './find-standing.ts'
import { settleVerification } from './settle-verification.ts'
import { findOpenVerification } from './verification.store.ts'

type Replaceable = { id: string; reason: string; openAt: string | null }

/** The person's open verification, when nothing will come of it; any other that is open is in the way of a new one. */
export async function findReplaceable(
  deps: Deps,
  userId: string,
  now: Date,
): Promise<Replaceable | 'in_the_way' | null> {
  const open = await findOpenVerification(deps.db, userId)
  if (!open) return null
  if (open.status !== 'processing') return 'in_the_way'
  const { id, reference, submittedAt } = open
  const standing = await findStanding(deps, open)
  if (standing.at === 'end') return { id, reason: standing.reason, openAt: null }
  const isLeft = standing.at === 'person' && isGivenUp(submittedAt, now)
  return isLeft ? { id, reason: 'abandoned', openAt: reference } : 'in_the_way'
}

/** False when it was settled meanwhile. */
export function replaceUnfinished(
  deps: Deps,
  tx: Tx,
  { id, reason }: Replaceable,
  now: Date,
): Promise<boolean> {
  return settleVerification(deps, tx, {
    id,
    from: 'processing',
    outcome: { to: 'rejected', reason },
    decidedBy: null,
    isReplaced: true,
    now,
  })
}

/** A courtesy: whatever the old session still says is about a submission that has ended. */
export async function closePage({ identity, log }: Deps, { id, openAt }: Replaceable): Promise<void> {
  if (openAt === null) return
  await identity.page?.close(openAt).catch((error: unknown) => {
    log.warn({ err: error, verification: id }, 'the identity provider did not close a session')
  })
}
