import type { Session } from '@roomtone/contract/account/session'
import { hashToken, newOpaqueToken, signAccessToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { maskAddress } from '../../platform/http/mask-address.ts'
import { deviceHashOf } from './device/device-hash.ts'
import { networkHashOf } from './device/recognise.ts'
import { viewMember } from './member.view.ts'
import { findDeviceHistory, insertRefreshToken, insertSession } from './session.store.ts'

const DAY = 86_400_000
/** A session that is not used for this long ends by itself. */
export const IDLE_DAYS = 30
/** However much it is used, a session ends after this long. */
const LIFETIME_DAYS = 180

export async function openSession(
  deps: Deps,
  tx: Tx,
  options: { userId: string; deviceId: string | undefined; caller: Caller; now: Date },
): Promise<{ session: Session; sessionId: string; newDevice: boolean }> {
  const { userId, deviceId, caller, now } = options
  const deviceHash = deviceId ? deviceHashOf(userId, deviceId) : null
  const history = await findDeviceHistory(tx, userId, deviceHash)
  const sessionExpiresAt = new Date(now.getTime() + LIFETIME_DAYS * DAY)
  const sessionId = await insertSession(tx, {
    userId,
    deviceHash,
    networkHash: networkHashOf(deps, userId, caller.address),
    userAgent: caller.userAgent,
    address: maskAddress(caller.address),
    place: caller.place,
    now,
    expiresAt: sessionExpiresAt,
  })
  const session = await issueTokens(deps, tx, {
    sessionId,
    userId,
    sessionExpiresAt,
    refreshToken: newOpaqueToken(),
    now,
  })
  return { session, sessionId, newDevice: history.usedBefore && !history.knownDevice }
}

type Issue = { sessionId: string; userId: string; sessionExpiresAt: Date; refreshToken: string; now: Date }

/** A pair for a session that has just been opened or refreshed. The access token never outlives the session. */
export async function issueTokens(
  deps: Deps,
  tx: Tx,
  { sessionId, userId, sessionExpiresAt, refreshToken, now }: Issue,
): Promise<Session> {
  await insertRefreshToken(tx, {
    hash: hashToken(refreshToken),
    sessionId,
    now,
    expiresAt: new Date(now.getTime() + IDLE_DAYS * DAY),
  })
  const seconds = Math.floor(now.getTime() / 1000)
  const expiresAt = Math.min(seconds + deps.config.accessTtl, Math.ceil(sessionExpiresAt.getTime() / 1000))
  return {
    access_token: signAccessToken({ sub: userId, sid: sessionId, exp: expiresAt }, deps.config.sessionSecret),
    refresh_token: refreshToken,
    expires_in: expiresAt - seconds,
    expires_at: expiresAt,
    token_type: 'bearer',
    user: await viewMember(tx, userId),
  }
}
