import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

/** One for each person: adding it again moves it. */
export async function addMailJob({ jobs }: Deps, tx: Tx, userId: string, runAt: Date): Promise<void> {
  await jobs.add(tx, 'mail-unread', { userId }, { key: `mail-unread:${userId}`, runAt })
}
