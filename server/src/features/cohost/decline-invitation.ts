import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { declineInvitations, lockByToken, type WaitingRow } from './cohost.store.ts'
import { LIMITS } from './limits.ts'

/** The link in the email is enough: nobody has to sign up to say no. */
export async function declineInvitation(deps: Deps, token: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, LIMITS.tokensFromAddress, caller.address)
  const now = deps.clock.now()
  const by = caller.actor?.userId ?? null
  await deps.db.transaction().execute(async (tx) => {
    const rows = await lockByToken(tx, hashToken(token), now)
    if (rows.length === 0) throw new Refused('link_invalid')
    await declineInvitations(
      tx,
      rows.map(({ id }) => id),
      { by, now },
    )
    for (const row of rows) await tell(deps, tx, row, by, now)
  })
  return undefined
}

async function tell(deps: Deps, tx: Tx, row: WaitingRow, by: string | null, now: Date): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: by,
    action: 'cohost.declined',
    subjectType: 'property',
    subjectId: row.propertyId,
    data: { cohostId: row.id },
  })
  await deps.jobs.add(tx, 'notify', {
    userId: row.hostId,
    kind: 'cohost-invitation-declined',
    about: { cohostId: row.id },
  })
}
