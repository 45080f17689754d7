import { isDeepStrictEqual } from 'node:util'
import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { withoutRepeats } from '@roomtone/domain/listing/content'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { ownsPhotos } from '../photo/entry.ts'
import { type DraftRow, findDraft, updateDraft } from './draft.store.ts'
import { viewDraft } from './draft.view.ts'
import { refusals } from './refusals.ts'

type Save = { id: string; version: number; screen: Place; content: DraftContent }

export async function saveDraft(
  deps: Deps,
  { userId }: Actor,
  { id, version, screen, content: sent }: Save,
): Promise<DraftView> {
  const content = withoutRepeats(sent)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findDraft(tx, id, userId))) throw new Refused('not_found')
    if (!(await ownsPhotos(tx, userId, content.photos)))
      throw refusedField('content.photos', (language) => refusals(language).photoGone)
    const saved = await updateDraft(tx, { id, userId, version, screen, content, now })
    const draft = await findDraft(tx, id, userId)
    if (!draft) throw new Refused('not_found')
    if (!saved && !isSame(draft, screen, content)) throw new Refused('stale')
    return viewDraft(deps, tx, draft)
  })
}

/** A save whose answer was lost on the way comes again: what it asks for is there already. */
function isSame(draft: DraftRow, screen: Place, content: DraftContent): boolean {
  return draft.screen === screen && isDeepStrictEqual(draft.content, content)
}
