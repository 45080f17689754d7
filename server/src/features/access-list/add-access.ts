import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { grantAccess } from './grant-access.ts'
import { readAddressList } from './read-address-list.ts'

type Adding = { text: string; invite: boolean; language: Language }

export async function addAccess(deps: Deps, actor: Actor, body: Adding) {
  const { valid, invalid } = readAddressList(body.text)
  const now = deps.clock.now()
  const added = await deps.db.transaction().execute(async (tx) => {
    const fresh = await grantAccess(deps, tx, { emails: valid, actorId: actor.userId, source: 'admin', now })
    if (body.invite)
      for (const email of fresh)
        await deps.jobs.add(tx, 'send-mail', {
          mail: 'invitation',
          about: { email },
          language: body.language,
        })
    return fresh
  })
  const isNew = new Set(added)
  return { added, already: valid.filter((email) => !isNew.has(email)), invalid }
}
