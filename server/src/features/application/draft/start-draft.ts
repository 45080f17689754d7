import type { DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import type { HostType } from '@roomtone/domain/listing/options'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { refusals } from '../refusals.ts'
import { countNewDrafts, findDraft, insertDraft, lockPerson, type NewDraft } from './draft.store.ts'
import { viewDraft } from './draft.view.ts'

const DRAFTS_MAX = 20

export async function startDraft(deps: Deps, actor: Actor, type: HostType | null): Promise<DraftView> {
  return beginDraft(deps, actor, async () => ({
    content: emptyDraft(type),
    terms: null,
    screen: 'overview',
    space: null,
  }))
}

type Start = Pick<NewDraft, 'content' | 'terms' | 'screen' | 'space'>

/** What a new listing starts from is read in the transaction that writes its draft. */
export async function beginDraft(
  deps: Deps,
  actor: Actor,
  startFrom: (tx: Tx, now: Date) => Promise<Start>,
): Promise<DraftView> {
  const verdict = can(actor, 'listing.draft', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  const { userId } = actor
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    if ((await countNewDrafts(tx, userId)) >= DRAFTS_MAX)
      throw new Refused('conflict', {
        detail: (language) => refusals(language).tooManyDrafts({ max: DRAFTS_MAX }),
      })
    const start = await startFrom(tx, now)
    const id = await insertDraft(tx, { userId, applicationId: null, ...start, now })
    const draft = id === null ? undefined : await findDraft(tx, id, userId)
    if (!draft) throw new Refused('not_found')
    return viewDraft(deps, tx, draft)
  })
}
