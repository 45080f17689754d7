import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { deleteDraft } from './draft.store.ts'

export async function throwDraftAway(deps: Deps, { userId }: Actor, id: string): Promise<undefined> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteDraft(tx, id, userId))) throw new Refused('not_found')
  })
}
