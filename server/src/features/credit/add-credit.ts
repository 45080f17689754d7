import type { CreditView } from '@roomtone/contract/credit/credit'
import type { ErrorCode } from '@roomtone/contract/errors'
import type { Actor } from '@roomtone/domain/access/actor'
import { readCode } from '@roomtone/domain/credit/code'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { type Refused, refusedField, wordsOfCode } from '../../platform/refused.ts'
import { findByHash, insertHolder, lockCredits } from './credit.store.ts'
import { rowStanding } from './credit.view.ts'
import { findForTaker } from './credit-list.store.ts'
import { hashCode } from './hash-code.ts'
import { LIMITS } from './limits.ts'
import { listCredits } from './list-credits.ts'

type Added = { items: CreditView[]; addedId: string }

/** What is mistyped is seen from the code itself; only what could be a code counts as a try. */
export async function addCredit(deps: Deps, actor: Actor, typed: string): Promise<Added> {
  const code = readCode(typed)
  if (code === null) throw refusedCode('code_unknown')
  await requireWithin(deps, LIMITS.codesOfPerson, actor.userId)
  const id = await findByHash(deps.db, hashCode(deps, code))
  if (id === undefined) throw refusedCode('code_unknown')
  await deps.db.transaction().execute((tx) => take(deps, tx, id, actor.userId))
  return { ...(await listCredits(deps, actor.userId)), addedId: id }
}

async function take(deps: Deps, tx: Tx, id: string, userId: string): Promise<void> {
  const now = deps.clock.now()
  // Two who type the code of one gift card at the same moment take turns.
  await lockCredits(tx, [id])
  const credit = await findForTaker(tx, id, userId)
  if (!credit) throw refusedCode('code_unknown')
  if (credit.holders.includes(userId)) return
  const standing = rowStanding(credit, credit.isUsedByThem, now)
  if (standing === 'stopped') throw refusedCode('code_stopped')
  if (credit.kind === 'gift_card' && credit.holders.length > 0) throw refusedCode('code_taken')
  if (standing !== 'usable') throw refusedCode(standing === 'expired' ? 'code_expired' : 'code_used_up')
  await insertHolder(tx, id, userId, now)
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'credit.added',
    subjectType: 'credit',
    subjectId: id,
    data: { kind: credit.kind },
  })
}

function refusedCode(code: ErrorCode): Refused {
  return refusedField('code', wordsOfCode(code), code)
}
