import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { grantAccess } from '../access-list/entry.ts'
import { countEntries, markInvited } from './waitlist.store.ts'

type Inviting = { ids: string[]; language: Language }

/**
 * Two admins who press Invite together invite each person once: the update finds only those still waiting.
 */
export async function inviteFromWaitlist(deps: Deps, actor: Actor, { ids, language }: Inviting) {
  const wanted = [...new Set(ids)]
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const known = await countEntries(tx, wanted)
    if (known === 0) throw new Refused('not_found')
    const invited = await markInvited(tx, wanted, actor.userId, now)
    await grantAccess(deps, tx, {
      emails: invited.map((entry) => entry.email),
      actorId: actor.userId,
      source: 'waitlist',
      now,
    })
    for (const { id, email, fullName, language: own } of invited) {
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'waitlist.invited',
        subjectType: 'waitlist',
        subjectId: id,
      })
      const about = { email, fullName }
      await deps.jobs.add(tx, 'send-mail', { mail: 'invitation', about, language: own ?? language })
    }
    return { invited: invited.length, alreadyInvited: known - invited.length }
  })
}
