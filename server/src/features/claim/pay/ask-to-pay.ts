import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { BookingRow } from '../../booking/entry.ts'
import type { ClaimRow } from '../claim.store.ts'
import { notifySide } from '../notify-sides.ts'

const PAUSE_MS = 3 * 86_400_000

type Asking = { claim: ClaimRow; booking: BookingRow; now: Date }

/** The guest hears of it now, unless they sit in front of the page, and again after some days. */
export async function askToPay(
  deps: Deps,
  tx: Tx,
  { claim, booking, now }: Asking,
  { isTold, isLast = false }: { isTold: boolean; isLast?: boolean },
): Promise<void> {
  if (!isTold) await notifySide(deps, tx, { claim, booking }, 'guest', 'claim-payment-needed')
  if (isLast) return
  const options = { key: `claim:${claim.id}:remind`, runAt: new Date(now.getTime() + PAUSE_MS) }
  await deps.jobs.add(tx, 'remind-claim', { claimId: claim.id }, options)
}
