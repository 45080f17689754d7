import { textsIn } from '@roomtone/texts/all/notification/refusals'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockMailing } from './mailing.store.ts'

/** What has left cannot be changed, thrown away or sent again. */
export async function lockDraft(tx: Tx, id: string): Promise<{ version: number }> {
  const mailing = await lockMailing(tx, id)
  if (!mailing) throw new Refused('not_found')
  if (mailing.state !== 'draft')
    throw new Refused('no_longer_possible', {
      detail: (language) => textsIn(language).refusals.onItsWay,
    })
  return mailing
}

/**
 * For what cannot be called back: no one overwrites, or sends, words of a colleague that they have not seen.
 */
export async function lockSeenDraft(tx: Tx, id: string, seen: number): Promise<void> {
  const { version } = await lockDraft(tx, id)
  if (version !== seen)
    throw new Refused('stale', {
      detail: (language) => textsIn(language).refusals.draftChanged,
    })
}
