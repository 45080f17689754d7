import type { DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { mayTake } from '@roomtone/domain/listing/application-steps'
import { textsIn } from '@roomtone/texts/all/application/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockApplication } from './application.store.ts'
import { contentOfApplication } from './application-content.ts'
import { deleteDraftBefore, findDraftOfApplication, insertDraft } from './draft.store.ts'
import { viewDraft } from './draft.view.ts'

export async function reworkApplication(deps: Deps, { userId }: Actor, id: string): Promise<DraftView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, id)
    if (application?.user_id !== userId) throw new Refused('not_found')
    if (!mayTake('send', application.status))
      throw new Refused('conflict', {
        detail: (language) => textsIn(language).refusals.decided[application.status],
      })
    // One from before this decision is of another revision than the one that the notes are about.
    if (application.decided_at) await deleteDraftBefore(tx, id, application.decided_at)
    await insertDraft(tx, { userId, applicationId: id, content: contentOfApplication(application), now })
    const draft = await findDraftOfApplication(tx, id)
    if (!draft) throw new Refused('not_found')
    return viewDraft(deps, tx, draft)
  })
}
