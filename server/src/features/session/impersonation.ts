import type { Session } from '@roomtone/contract/account/session'
import { newOpaqueToken, signAccessToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { maskAddress } from '../../platform/http/mask-address.ts'
import { endExpiredImpersonations, insertImpersonation } from './impersonation.store.ts'
import { viewMember } from './member.view.ts'

const SECONDS = 900

/** An admin's session as somebody else. The refresh token was never kept, so nothing lengthens it. */
export async function openImpersonation(
  deps: Deps,
  tx: Tx,
  { userId, adminId, caller, now }: { userId: string; adminId: string; caller: Caller; now: Date },
): Promise<{ session: Session; sessionId: string }> {
  const expiresAt = Math.floor(now.getTime() / 1000) + SECONDS
  const sessionId = await insertImpersonation(tx, {
    userId,
    adminId,
    userAgent: caller.userAgent,
    address: maskAddress(caller.address),
    now,
    expiresAt: new Date(expiresAt * 1000),
  })
  const session: Session = {
    access_token: signAccessToken({ sub: userId, sid: sessionId, exp: expiresAt }, deps.config.sessionSecret),
    refresh_token: newOpaqueToken(),
    expires_in: SECONDS,
    expires_at: expiresAt,
    token_type: 'bearer',
    user: await viewMember(tx, userId),
  }
  return { session, sessionId }
}

type Ended = { userId: string; adminId: string; sessionId: string; because: 'stopped' | 'expired'; now: Date }

export async function recordImpersonationEnded(deps: Deps, tx: Tx, look: Ended): Promise<void> {
  await deps.audit.record(tx, {
    now: look.now,
    actorId: look.adminId,
    action: 'impersonation.ended',
    subjectType: 'user',
    subjectId: look.userId,
    data: { session: look.sessionId, because: look.because },
  })
}

/** Closing the tab instead of stopping ends it all the same, and the log says so. */
export async function sweepImpersonations(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    for (const look of await endExpiredImpersonations(tx, now))
      await recordImpersonationEnded(deps, tx, { ...look, because: 'expired', now })
  })
}
