import { randomUUID } from 'node:crypto'
import { openSession } from '../../../server/dist/features/session/entry.js'

/** More would wait for a connection longer than it waits for them. */
const AT_ONCE = 500

/** People with a session each, without the cost of as many passwords. */
export async function makePeople({ deps, database }, count) {
  const { rows } = await database.pool.query(
    `with people as (
      insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
      select 'person-' || n || '@example.com', 'none', 'creator', now(), now()
      from generate_series(1, $1::int) as n returning id, email
    )
    insert into profiles (id, full_name, first_name, last_name, email, is_verified, verification_status, updated_at)
    select id, 'Ada Quill', 'Ada', 'Quill', email, true, 'verified', now() from people returning id`,
    [count],
  )
  const people = []
  while (people.length < rows.length) {
    const some = rows.slice(people.length, people.length + AT_ONCE)
    people.push(...(await Promise.all(some.map(({ id }) => signIn(deps, id)))))
  }
  return people
}

async function signIn(deps, id) {
  const caller = {
    actor: null,
    address: '127.0.0.1',
    userAgent: 'bench',
    requestId: randomUUID(),
    signature: '',
  }
  const opening = { userId: id, deviceId: undefined, caller, now: new Date() }
  const { session } = await deps.db.transaction().execute((tx) => openSession(deps, tx, opening))
  return { id, token: session.access_token }
}

/** Everyone talks with one other. The spaces they talk about do not exist: sending looks at people only. */
export async function makeConversations(pool, people) {
  const client = await pool.connect()
  try {
    const conversations = []
    await client.query('set session_replication_role = replica')
    for (let at = 0; at + 1 < people.length; at += 2) {
      const [guest, host] = [people[at], people[at + 1]]
      const { rows } = await client.query(
        `insert into conversations (property_id, guest_id, host_id, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, now(), now()) returning id`,
        [guest.id, host.id],
      )
      conversations.push({ id: rows[0].id, guest, host })
    }
    return conversations
  } finally {
    client.release(true)
  }
}
