import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockOpenSession } from './proof.store.ts'

/** Asked again by what takes long before it writes: whoever has signed this session out meanwhile has ended that too. */
export async function requireOpenSession(tx: Tx, { sessionId }: Actor): Promise<{ provedAt: Date | null }> {
  const session = await lockOpenSession(tx, sessionId)
  if (!session) throw new Refused('session_not_found')
  return session
}
