import { isDeepStrictEqual } from 'node:util'
import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { withoutRepeats } from '@roomtone/domain/listing/content'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { ownsPhotos } from '../../photo/entry.ts'
import { refusals } from '../refusals.ts'
import { atItsHouse } from './at-its-house.ts'
import { type DraftRow, findDraft, updateDraft } from './draft.store.ts'
import { viewDraft } from './draft.view.ts'
import { requireOwnArrivalPhotos, tidyTerms } from './require-terms.ts'

type Save = {
  id: string
  version: number
  screen: Place
  content: DraftContent
  terms?: ListingTerms | undefined
}

export async function saveDraft(
  deps: Deps,
  { userId }: Actor,
  { id, version, screen, content: sent, terms: said }: Save,
): Promise<DraftView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const before = await findDraft(tx, id, userId)
    if (!before) throw new Refused('not_found')
    const content = await atItsHouse(tx, before.premisesId, withoutRepeats(sent))
    // A page from before terms were asked sends none.
    const terms = said ? tidyTerms(said) : before.terms
    if (terms) await requireOwnArrivalPhotos(tx, userId, terms)
    if (!(await ownsPhotos(tx, userId, content.photos)))
      throw refusedField('content.photos', (language) => refusals(language).photoGone)
    const saved = await updateDraft(tx, { id, userId, version, screen, content, terms, now })
    const draft = await findDraft(tx, id, userId)
    if (!draft) throw new Refused('not_found')
    if (!saved && !isSame(draft, { screen, content, terms })) throw new Refused('stale')
    return viewDraft(deps, tx, draft)
  })
}

/** A save whose answer was lost on the way comes again: what it asks for is there already. */
function isSame(draft: DraftRow, sent: Pick<DraftRow, 'screen' | 'content' | 'terms'>): boolean {
  const { screen, content, terms } = draft
  return isDeepStrictEqual({ screen, content, terms }, sent)
}
