import type { Person } from '@roomtone/contract/people/list-people'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import type { Role } from '@roomtone/domain/access/roles'
import { textsIn } from '@roomtone/texts/all/people/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { requireActingAdmin } from '../access-list/entry.ts'
import { insertRole } from '../account/entry.ts'
import { deleteRole, findPerson } from './people.store.ts'
import { personView } from './person.view.ts'

type Change = { subjectId: string; role: Role; granted: boolean }

export async function changeRole(
  deps: Deps,
  actor: Actor,
  { subjectId, role, granted }: Change,
): Promise<Person> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const admins = await requireActingAdmin(tx, actor)
    const subject = await findPerson(tx, subjectId)
    if (!subject) throw new Refused('not_found')
    // A role belongs to the owner of the mailbox, and no one has proved to be that yet.
    if (granted && subject.emailConfirmedAt === null)
      throw new Refused('conflict', {
        detail: (language) => textsIn(language).refusals.addressUnconfirmed,
      })
    const verdict = granted
      ? can(actor, 'role.grant', { role })
      : can(actor, 'role.revoke', { role, otherAdmins: admins.filter((id) => id !== subjectId).length })
    if (!verdict.ok) throw new Refused(verdict.reason)
    const changed = granted
      ? await insertRole(tx, { userId: subjectId, role, grantedBy: actor.userId, now })
      : await deleteRole(tx, subjectId, role)
    if (changed) {
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: granted ? 'role.granted' : 'role.revoked',
        subjectType: 'user',
        subjectId,
        data: { role },
      })
    }
    const person = await findPerson(tx, subjectId)
    if (!person) throw new Refused('not_found')
    return personView(person)
  })
}
