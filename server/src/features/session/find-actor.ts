import type { Actor } from '@roomtone/domain/access/actor'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { readAccessToken } from '../../platform/crypto/tokens.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Authenticate } from '../../platform/http/register-bindings.ts'
import { isRestingAdmin } from './resting-admin.ts'

/**
 * A signed token alone would outlive a suspension, so each request looks its session up: one prepared
 * statement over primary keys, and for admins another one.
 */
export function createAuthenticate(pool: pg.Pool, clock: Clock, secret: string): Authenticate {
  return async (authorization, needed) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : null
    if (!token) return null
    const now = clock.now()
    const reading = readAccessToken(token, secret, now)
    if (!reading.ok) {
      if (!needed) return null
      throw new Refused(reading.because === 'expired' ? 'session_expired' : 'unauthenticated')
    }
    const actor = await findActor(pool, reading.claims.sid, now)
    if (!actor && needed) throw new Refused('session_not_found')
    return actor
  }
}

const FIND_ACTOR = `
  select u.id as "userId", s.id as "sessionId", p.verification_status as "verificationStatus",
    s.impersonated_by as "impersonatedBy",
    (p.first_name is not null and p.last_name is not null) as "hasNames",
    exists (select 1 from commitments c where c.user_id = u.id and c.version = $3) as "hasCommitted",
    array(select r.role from user_roles r where r.user_id = u.id) as roles
  from sessions s
  join users u on u.id = s.user_id
  join profiles p on p.id = u.id
  where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.suspended_at is null`

/** Whether the role of this person rests, and whether the admin who looks through their eyes still may. */
const FIND_STANDING = `
  select ${isRestingAdmin('$1')} as "awaitsSecondFactor",
    ($2::uuid is null or exists (select 1 from user_roles r join users a on a.id = r.user_id
      where r.user_id = $2 and r.role = 'admin' and a.suspended_at is null
        and not ${isRestingAdmin('a.id')})) as "mayLook"`

type Standing = { awaitsSecondFactor: boolean; mayLook: boolean }

async function findActor(pool: pg.Pool, sessionId: string, now: Date): Promise<Actor | null> {
  const { rows } = await pool.query<Actor>({
    name: 'find-actor',
    text: FIND_ACTOR,
    values: [sessionId, now, COMMITMENT_VERSION],
  })
  const [actor] = rows
  if (!actor) return null
  // Of everybody else it would be asked in vain, and starting it takes as long as all of the above.
  const isConcerned = actor.roles.includes('admin') || actor.impersonatedBy
  return isConcerned ? withStanding(pool, actor) : actor
}

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
