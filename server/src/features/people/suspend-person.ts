import type { Person } from '@roomtone/contract/people/list-people'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { requireActingAdmin } from '../access-list/entry.ts'
import { hideCalendarsFromSuspended } from '../cohost/entry.ts'
import { endAllSessions } from '../session/entry.ts'
import { findPerson, setSuspended } from './people.store.ts'
import { personView } from './person.view.ts'

type Change = { subjectId: string; suspended: boolean; reason: string }

export async function suspendPerson(deps: Deps, actor: Actor, change: Change): Promise<Person> {
  const now = deps.clock.now()
  return deps.db.transaction().execute((tx) => changeSuspension(deps, tx, actor, { ...change, now }))
}

/** Within the transaction of whatever led to it. */
export async function changeSuspension(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { subjectId, suspended, reason, now }: Change & { now: Date },
): Promise<Person> {
  const verdict = can(actor, 'account.suspend', { subjectId })
  if (!verdict.ok) throw new Refused(verdict.reason)
  await requireActingAdmin(tx, actor)
  if (!(await findPerson(tx, subjectId))) throw new Refused('not_found')
  if (await setSuspended(tx, subjectId, suspended ? now : null)) {
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: suspended ? 'account.suspended' : 'account.reinstated',
      subjectType: 'user',
      subjectId,
      ...(reason === '' ? {} : { personal: { subjectId, fields: { reason } } }),
    })
    await deps.jobs.add(tx, 'send-mail', {
      mail: suspended ? 'suspended' : 'reinstated',
      about: { userId: subjectId },
    })
    await deps.jobs.add(tx, 'project-listings-of', { userId: subjectId })
    if (suspended) await endWhatTheyHave(deps, tx, { userId: subjectId, actorId: actor.userId, now })
    else await deps.jobs.add(tx, 'let-payouts-go-of', { userId: subjectId })
  }
  const person = await findPerson(tx, subjectId)
  if (!person) throw new Refused('not_found')
  return personView(person)
}

type Suspended = { userId: string; actorId: string; now: Date }

async function endWhatTheyHave(deps: Deps, tx: Tx, { userId, actorId, now }: Suspended): Promise<void> {
  await endAllSessions(deps, tx, { userId, actorId, because: 'suspended', now })
  await hideCalendarsFromSuspended(deps, tx, { userId, actorId, now })
  await deps.jobs.add(tx, 'end-requests-of', { userId, actorId })
}
