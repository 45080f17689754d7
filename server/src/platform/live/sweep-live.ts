import type { Deps } from '../deps.ts'
import { deleteOldEvents } from './live.store.ts'

const HOUR = 3_600_000
const KEPT_MS = 48 * HOUR
/** Somewhat less, so that nothing is swept away between the promise to tell it and the telling. */
export const PROMISED_MS = 47 * HOUR

export async function sweepLive({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldEvents(db, new Date(clock.now().getTime() - KEPT_MS))
}
