import type { DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { LAST_SCREEN } from '@roomtone/domain/listing/wizard'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockApplication } from './application.store.ts'
import { contentOfApplication, spaceOf } from './application-content.ts'
import { deleteDraftBefore, findDraftOfApplication, insertDraft } from './draft/draft.store.ts'
import { viewDraft } from './draft/draft.view.ts'
import { refusals } from './refusals.ts'

const NOT_NOW = { pending: 'underReview', approved: 'live' } as const

export async function reworkApplication(deps: Deps, { userId }: Actor, id: string): Promise<DraftView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, id)
    if (application?.user_id !== userId) throw new Refused('not_found')
    const { status } = application
    if (status === 'pending' || status === 'approved')
      throw new Refused('conflict', { detail: (language) => refusals(language)[NOT_NOW[status]] })
    // One from before this decision is of another revision than the one that the notes are about.
    if (application.decided_at) await deleteDraftBefore(tx, id, application.decided_at)
    await insertDraft(tx, {
      userId,
      applicationId: id,
      content: contentOfApplication(application),
      terms: application.terms,
      screen: LAST_SCREEN,
      space: spaceOf(application),
      now,
    })
    const draft = await findDraftOfApplication(tx, id)
    if (!draft) throw new Refused('not_found')
    return viewDraft(deps, tx, draft)
  })
}
