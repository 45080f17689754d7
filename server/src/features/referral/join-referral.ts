import { readReferralCode, refusalOf } from '@roomtone/domain/referral/referral'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { deviceHashOf } from '../session/entry.ts'
import {
  findLikeness,
  findNewcomer,
  findReferrer,
  insertReferral,
  lockInvitationsOf,
  markJoined,
  markRefused,
  wasReferred,
} from './referral.store.ts'

type Joining = { userId: string; code: string; deviceId?: string }

/** Somebody has an account now: the first member who invited that address brought them. */
export async function joinReferral(deps: Deps, { userId, code, deviceId }: Joining): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const newcomer = await findNewcomer(tx, userId)
    if (!newcomer || (await wasReferred(tx, userId))) return
    await noteCode(tx, { email: newcomer.email, code, now })
    const [first, ...others] = await lockInvitationsOf(tx, newcomer.email)
    if (!first) return
    await markJoined(tx, first.id, { referredId: userId, now })
    const refusal = refusalOf(
      await findLikeness(tx, {
        one: first.referrerId,
        other: userId,
        deviceHash: deviceId ? deviceHashOf(first.referrerId, deviceId) : null,
      }),
    )
    if (refusal) await markRefused(tx, [first.id], refusal)
    if (others.length > 0)
      await markRefused(
        tx,
        others.map(({ id }) => id),
        'other_referrer',
      )
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'referral.joined',
      subjectType: 'referral',
      subjectId: first.id,
      data: { referrerId: first.referrerId, refused: refusal },
    })
  })
}

async function noteCode(tx: Tx, { email, code, now }: { email: string; code: string; now: Date }) {
  const read = readReferralCode(code)
  const referrer = read === null ? undefined : await findReferrer(tx, read)
  if (referrer && referrer.email !== email)
    await insertReferral(tx, { referrerId: referrer.id, email, source: 'link', now })
}
