import type { Deps } from '../../platform/deps.ts'
import { deleteRefused } from './text-case.store.ts'

/** Long enough to return to a form and ask after all. */
const KEPT_MS = 7 * 24 * 3600_000

export async function sweepRefusedTexts({ db, clock }: Deps): Promise<void> {
  await deleteRefused(db, new Date(clock.now().getTime() - KEPT_MS))
}
