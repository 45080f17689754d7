import type { Deps } from '../../platform/deps.ts'
import { deleteOldNotifications } from './notification.store.ts'

const DAY = 86_400_000
const KEEP_DAYS = 180
/** More than one sweep takes waits for the next, ten minutes later. */
const AT_ONCE = 5000

export async function sweepNotifications({ db, clock }: Deps): Promise<void> {
  await deleteOldNotifications(db, new Date(clock.now().getTime() - KEEP_DAYS * DAY), AT_ONCE)
}
