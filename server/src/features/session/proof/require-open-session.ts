import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockOpenSession } from './proof.store.ts'

/**
 * Work that takes long asks again before it writes: signing this session out meanwhile ends that work too.
 */
export async function requireOpenSession(tx: Tx, { sessionId }: Actor): Promise<{ provedAt: Date | null }> {
  const session = await lockOpenSession(tx, sessionId)
  if (!session) throw new Refused('session_not_found')
  return session
}
