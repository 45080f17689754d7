import { readReferralCode } from '@roomtone/domain/referral/referral'
import type { Deps } from '../../platform/deps.ts'
import { findReferrer, findWaiting, insertReferral, isMember } from './referral.store.ts'

type Arrival = { waitlistId: string; code: string }

/** Somebody joined the waitlist with a code. It counts from here on, also if they sign up on another device. */
export async function noteReferral(deps: Deps, { waitlistId, code }: Arrival): Promise<void> {
  const read = readReferralCode(code)
  if (read === null) return
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const [waiting, referrer] = [await findWaiting(tx, waitlistId), await findReferrer(tx, read)]
    if (!waiting || !referrer || referrer.email === waiting.email) return
    if (await isMember(tx, waiting.email)) return
    const id = await insertReferral(tx, {
      referrerId: referrer.id,
      email: waiting.email,
      source: 'link',
      now,
    })
    if (id === undefined) return
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'referral.came',
      subjectType: 'referral',
      subjectId: id,
      data: { referrerId: referrer.id, waitlistId },
    })
  })
}
