import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { grantAccess } from './grant-access.ts'
import { readAddressList } from './read-address-list.ts'

export async function addAccess(deps: Deps, actor: Actor, body: { text: string; invite: boolean }) {
  const { valid, invalid } = readAddressList(body.text)
  const now = deps.clock.now()
  const added = await deps.db.transaction().execute(async (tx) => {
    const fresh = await grantAccess(deps, tx, { emails: valid, actorId: actor.userId, source: 'admin', now })
    if (body.invite)
      for (const email of fresh)
        await deps.jobs.add(tx, 'send-mail', { mail: 'invitation', about: { email } })
    return fresh
  })
  const isNew = new Set(added)
  return { added, already: valid.filter((email) => !isNew.has(email)), invalid }
}
