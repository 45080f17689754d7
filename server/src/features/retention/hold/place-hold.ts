import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/retention/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHold, type HoldSubject, insertHold, lockHoldSubject } from './legal-hold.store.ts'
import { holdView, type LegalHold } from './legal-hold.view.ts'

type Wanted = { subjectType: HoldSubject; subjectId: string; reason: string }

export async function placeHold(deps: Deps, actor: Actor, wanted: Wanted): Promise<LegalHold> {
  const { subjectType, subjectId, reason } = wanted
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockHoldSubject(tx, subjectType, subjectId))) throw new Refused('not_found')
    const id = await insertHold(tx, { ...wanted, placedBy: actor.userId, now })
    if (id === null)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.alreadyHeld })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'hold.placed',
      subjectType,
      subjectId,
      data: { hold: id },
      personal: { subjectId, fields: { reason } },
    })
    const hold = await findHold(tx, id)
    if (!hold) throw new Error(`Hold ${id} was placed and is not there`)
    return holdView(hold)
  })
}
