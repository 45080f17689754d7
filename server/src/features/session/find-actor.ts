import type { Actor } from '@roomtone/domain/access/actor'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { readAccessToken } from '../../platform/crypto/tokens.ts'
import { askTogether } from '../../platform/db/ask-together.ts'
import type { Authenticate } from '../../platform/http/register-bindings.ts'
import { Refused } from '../../platform/refused.ts'
import { isRestingAdmin } from './resting-admin.ts'

/**
 * A signed token alone would outlive a suspension, so each request looks its session up: one prepared
 * statement over primary keys, and for admins another one. Requests that come together look together.
 */
export function createAuthenticate(pool: pg.Pool, clock: Clock, secret: string): Authenticate {
  const findSession = askTogether((ids: readonly string[]) => findSessions(pool, ids))
  return async (authorization, needed) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : null
    if (!token) return null
    const now = clock.now()
    const reading = readAccessToken(token, secret, now)
    if (!reading.ok) {
      if (!needed) return null
      throw new Refused(reading.because === 'expired' ? 'session_expired' : 'unauthenticated')
    }
    const session = await findSession(reading.claims.sid)
    const actor = session && session.expiresAt > now ? await actorOf(pool, session) : null
    if (!actor && needed) throw new Refused('session_not_found')
    return actor
  }
}

const FIND_SESSIONS = `
  select u.id as "userId", s.id as "sessionId", s.expires_at as "expiresAt",
    p.verification_status as "verificationStatus", s.impersonated_by as "impersonatedBy",
    u.email_confirmed_at is not null as "emailConfirmed",
    s.proved_at as "provedAt",
    (p.first_name is not null and p.last_name is not null) as "hasNames",
    exists (select 1 from commitments c where c.user_id = u.id and c.version = $2) as "hasCommitted",
    array(select r.role from user_roles r where r.user_id = u.id) as roles
  from sessions s
  join users u on u.id = s.user_id
  join profiles p on p.id = u.id
  where s.id = any($1::uuid[]) and s.ended_at is null and u.suspended_at is null`

type SessionRow = Actor & { expiresAt: Date }

async function findSessions(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, SessionRow>> {
  const { rows } = await pool.query<SessionRow>({
    name: 'find-sessions',
    text: FIND_SESSIONS,
    values: [ids, COMMITMENT_VERSION],
  })
  return new Map(rows.map((row) => [row.sessionId, row]))
}

/** What concerns admins is asked of them alone: starting it takes as long as all of the above. */
async function actorOf(pool: pg.Pool, { expiresAt: _, ...actor }: SessionRow): Promise<Actor | null> {
  return actor.roles.includes('admin') || actor.impersonatedBy ? withStanding(pool, actor) : actor
}

/** Whether the role of this person rests, and whether the admin who looks through their eyes still may. */
const FIND_STANDING = `
  select ${isRestingAdmin('$1')} as "awaitsSecondFactor",
    ($2::uuid is null or exists (select 1 from user_roles r join users a on a.id = r.user_id
      where r.user_id = $2 and r.role = 'admin' and a.suspended_at is null
        and not ${isRestingAdmin('a.id')})) as "mayLook"`

type Standing = { awaitsSecondFactor: boolean; mayLook: boolean }

async function withStanding(pool: pg.Pool, actor: Actor): Promise<Actor | null> {
  const { rows } = await pool.query<Standing>({
    name: 'find-standing',
    text: FIND_STANDING,
    values: [actor.userId, actor.impersonatedBy],
  })
  const { awaitsSecondFactor = true, mayLook = false } = rows[0] ?? {}
  if (!mayLook) return null
  const roles = awaitsSecondFactor ? actor.roles.filter((role) => role !== 'admin') : actor.roles
  return { ...actor, roles, awaitsSecondFactor }
}
