import { COMMITMENT_VERSION } from '../../../domain/dist/account/commitment.js'
import { signAccessToken } from '../../../server/dist/platform/crypto/tokens.js'

/** Verified people with names, a commitment and a session each, without the cost of as many passwords. */
export async function makePeople(pool, { count, name, secret }) {
  const { rows } = await pool.query(
    `with people as (
      insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
      select $2 || '-' || n || '@example.com', 'none', 'creator', now(), now()
      from generate_series(1, $1::int) as n returning id, email
    ), listed as (
      insert into access_whitelist (email, added_at, source) select email, now(), 'admin' from people
    ), profiled as (
      insert into profiles (id, full_name, first_name, last_name, email, is_verified, verification_status, updated_at)
      select id, 'Ada Quill', 'Ada', 'Quill', email, true, 'verified', now() from people returning id
    ), roles as (
      insert into user_roles (user_id, role, granted_at) select id, 'creator', now() from people
    ), committed as (
      insert into commitments (user_id, version, agreed_at) select id, $3, now() from people
    )
    insert into sessions (user_id, user_agent, address, created_at, last_used_at, expires_at)
    select id, 'bench', '127.0.0.1', now(), now(), now() + interval '1 day' from people
    returning user_id as id, id as "sessionId"`,
    [count, name, COMMITMENT_VERSION],
  )
  const exp = Math.floor(Date.now() / 1000) + 86_400
  return rows.map(({ id, sessionId }) => ({
    id,
    sessionId,
    token: signAccessToken({ sub: id, sid: sessionId, exp }, secret),
  }))
}
