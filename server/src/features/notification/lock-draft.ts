import type { Tx } from '../../platform/db/database.ts'
import { Refused } from '../../platform/http/refused.ts'
import { lockMailing } from './mailing.store.ts'

/** What has left cannot be changed, thrown away or sent again. */
export async function lockDraft(tx: Tx, id: string): Promise<void> {
  const mailing = await lockMailing(tx, id)
  if (!mailing) throw new Refused('not_found')
  if (mailing.state !== 'draft')
    throw new Refused('no_longer_possible', {
      detail: 'This mailing is on its way already, so this is no longer possible.',
    })
}
