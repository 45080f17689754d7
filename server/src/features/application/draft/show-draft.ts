import type { DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findDraft } from './draft.store.ts'
import { viewDraft } from './draft.view.ts'

export async function showDraft(deps: Deps, actor: Actor, id: string): Promise<DraftView> {
  const draft = await findDraft(deps.db, id, actor.userId)
  if (!draft) throw new Refused('not_found')
  return viewDraft(deps, deps.db, draft)
}
