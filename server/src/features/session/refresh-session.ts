import type { Session } from '@roomtone/contract/account/session'
import { hashToken, successorOf } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { issueTokens } from './open-session.ts'
import { endSession, findTokenUse, lockRefreshToken, markTokenUsed, touchSession } from './session.store.ts'

/** Two tabs that wake together present the same token; within this time that is no theft. */
const GRACE = 30_000

export async function refreshSession(deps: Deps, token: string, caller: Caller): Promise<Session> {
  await requireWithin(deps, LIMITS.refreshesFromAddress, caller.address)
  const now = deps.clock.now()
  const outcome = await deps.db.transaction().execute((tx) => rotate(deps, tx, token, now))
  if (outcome === 'refused') throw new Refused('session_not_found')
  return outcome
}

/** Answers instead of throwing: ending a session because of a replay must be committed, not rolled back. */
async function rotate(deps: Deps, tx: Tx, token: string, now: Date): Promise<Session | 'refused'> {
  const hash = hashToken(token)
  const found = await lockRefreshToken(tx, hash)
  if (!found || found.endedAt || found.suspendedAt) return 'refused'
  if (found.expiresAt <= now || found.sessionExpiresAt <= now) return 'refused'
  const { usedAt = null } = (await findTokenUse(tx, hash)) ?? {}
  if (usedAt && now.getTime() - usedAt.getTime() > GRACE) {
    await endReplayedSession(deps, tx, found, now)
    return 'refused'
  }
  await markTokenUsed(tx, hash, now)
  await touchSession(tx, found.sessionId, now)
  const refreshToken = await findNewest(tx, token, deps.config.sessionSecret)
  return issueTokens(deps, tx, { ...found, refreshToken, now })
}

/** What follows a token, or what followed that if it has been used already: a session has one unused token. */
async function findNewest(tx: Tx, token: string, secret: string): Promise<string> {
  const next = successorOf(token, secret)
  const issued = await findTokenUse(tx, hashToken(next))
  return issued?.usedAt ? findNewest(tx, next, secret) : next
}

async function endReplayedSession(
  deps: Deps,
  tx: Tx,
  found: { sessionId: string; userId: string },
  now: Date,
) {
  await endSession(tx, found.sessionId, 'replay', now)
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'session.ended',
    subjectType: 'user',
    subjectId: found.userId,
    data: { because: 'replay', session: found.sessionId },
  })
}
