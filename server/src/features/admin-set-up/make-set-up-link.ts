import type { Deps } from '../../platform/deps.ts'
import { grantAccess, makeInvitationLink, useUpInvitations } from '../access-list/entry.ts'

/** A new one turns the old ones off. */
export async function makeSetUpLink(deps: Deps, email: string): Promise<string> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await grantAccess(deps, tx, { emails: [email], actorId: null, source: 'command', now })
    await useUpInvitations(tx, { email, purpose: 'admin', now })
    return makeInvitationLink(deps, tx, { email, purpose: 'admin' })
  })
}
