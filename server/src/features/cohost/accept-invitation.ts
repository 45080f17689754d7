import type { Actor } from '@roomtone/domain/access/actor'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { insertRole, proveMailbox } from '../account/entry.ts'
import { findAddress, lockByToken, takeInvitations, type WaitingRow } from './cohost.store.ts'
import { LIMITS } from './limits.ts'
import { refusals } from './refusals.ts'

/** By the owner of the address that it was sent to; what they may do with it then depends on who they are. */
export async function acceptInvitation(
  deps: Deps,
  actor: Actor,
  token: string,
): Promise<{ listings: number }> {
  if (!actor.hasNames) throw new Refused('names_required')
  await requireWithin(deps, LIMITS.tokensFromAddress, actor.userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const rows = await lockByToken(tx, hashToken(token), now)
    const [first] = rows
    if (!first) throw new Refused('link_invalid')
    if ((await findAddress(tx, actor.userId)).email !== first.email)
      throw new Refused('forbidden', {
        detail: (language) => refusals(language).otherAddress({ email: first.email }),
      })
    const { userId } = actor
    // The invitation was mailed to this address and opened by the account that has it.
    await proveMailbox(deps, tx, { userId, email: first.email, by: 'cohost_invitation', now })
    const ids = rows.map(({ id }) => id)
    await takeInvitations(tx, ids, actor.userId, now)
    for (const row of rows) await tell(deps, tx, row, actor, now)
    await deps.live.tell(tx, [actor.userId], { kind: 'access' }, now)
    await becomeHost(deps, tx, actor, now)
    return { listings: rows.length }
  })
}

async function tell(deps: Deps, tx: Tx, row: WaitingRow, actor: Actor, now: Date): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: actor.userId,
    action: 'cohost.joined',
    subjectType: 'property',
    subjectId: row.propertyId,
    data: { cohostId: row.id, rights: row.rights.join(', ') },
  })
  await deps.jobs.add(tx, 'notify', {
    userId: row.hostId,
    kind: 'cohost-joined',
    about: { cohostId: row.id },
  })
}

/** The host's console is where they do it; it gives them nothing of anyone's by itself. */
async function becomeHost(deps: Deps, tx: Tx, { userId }: Actor, now: Date): Promise<void> {
  if (!(await insertRole(tx, { userId, role: 'host', grantedBy: userId, now }))) return
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'role.granted',
    subjectType: 'user',
    subjectId: userId,
    data: { role: 'host' },
  })
}
