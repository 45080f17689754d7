import type { Deps } from '../../platform/deps.ts'
import { settleVerification } from './settle-verification.ts'
import { findVerification } from './verification.store.ts'

/** What the mock provider would call back with: yes. It may come twice, or too late; then nothing happens. */
export async function acceptByMock(deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const verification = await findVerification(tx, id)
    if (verification?.provider !== 'mock') return
    await settleVerification(deps, tx, {
      id,
      from: 'processing',
      outcome: { to: 'verified' },
      decidedBy: null,
      now,
    })
  })
}
