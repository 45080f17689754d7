import { inPortions } from '../db/in-portions.ts'
import type { Deps } from '../deps.ts'
import { deleteOldEvents } from './live.store.ts'

const HOUR = 3_600_000
const KEPT_MS = 48 * HOUR
/** Somewhat less, so that nothing is swept away between the promise to tell it and the telling. */
export const PROMISED_MS = 47 * HOUR

export async function sweepLive({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inPortions((limit) => deleteOldEvents(db, before, limit))
}
