import type { Actor } from '@roomtone/domain/access/actor'
import { isFresh } from '@roomtone/domain/access/fresh-proof'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { requireOpenSession } from './require-open-session.ts'

/**
 * Slow use cases ask again under the account's lock: a new password in the meantime has ended this session, and its
 * proof with it.
 */
export async function requireFreshProof(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const { provedAt } = await requireOpenSession(tx, actor)
  if (!isFresh(provedAt, now)) throw new Refused('proof_required')
}
