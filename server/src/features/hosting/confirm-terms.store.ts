import type { TermsBlock } from '@roomtone/domain/listing/terms'
import type { Tx } from '../../platform/db/database.ts'
import { isRunBy } from '../cohost/entry.ts'

/** Two blocks that are confirmed in the same moment take turns. */
export async function lockTerms(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('properties')
    .select(['host_id as hostId', 'version', 'terms_confirmed as confirmed'])
    .where('id', '=', id)
    .where(isRunBy(userId, 'listing', { host: 'properties.host_id', listing: 'properties.id' }))
    .forUpdate()
    .executeTakeFirst()
}

type Confirmed = { id: string; confirmed: TermsBlock[]; completedAt: Date | null }

export async function saveConfirmed(tx: Tx, { id, confirmed, completedAt }: Confirmed): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ terms_confirmed: confirmed, terms_confirmed_at: completedAt })
    .where('id', '=', id)
    .execute()
}
