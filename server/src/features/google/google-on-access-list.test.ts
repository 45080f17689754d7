import { readFile } from 'node:fs/promises'
import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const MIGRATION = new URL('../../../migrations/029_google_on_access_list.sql', import.meta.url)

/** Without a place on the list, as the edition before has made them. */
async function cameThroughGoogle(): Promise<Person> {
  const person = await server().aPerson()
  const { deps, owner } = server()
  await deps.db.deleteFrom('access_whitelist').where('email', '=', person.email).execute()
  await owner.query(
    `insert into audit_log (at, actor_id, action, subject_type, subject_id, data)
      values (now(), $1::uuid, 'account.created', 'user', $1::text, '{"userType": "creator", "by": "google"}')`,
    [person.id],
  )
  return person
}

it('puts those on the list who came through Google while everyone might, and no one else', async () => {
  const { deps, owner, database, call } = server()
  const listed = async () =>
    (await deps.db.selectFrom('access_whitelist').select(['email', 'source']).execute()).map(
      ({ email, source }) => `${email} ${source}`,
    )
  const admin = await server().aPerson({ roles: ['admin'] })
  const gwen = await cameThroughGoogle()
  const removed = await cameThroughGoogle()
  await deps.db
    .insertInto('access_whitelist')
    .values({ email: removed.email, added_at: deps.clock.now(), source: 'admin' })
    .execute()
  await call(accessListCalls.remove, { body: { email: removed.email } }, { token: admin.token })
  const [leaving, gone] = [await cameThroughGoogle(), await cameThroughGoogle()]
  const close = 'update users set closed_at = now(), closing_until = now() + $2::interval where id = $1'
  await database.pool.query(close, [leaving.id, '30 days'])
  await database.pool.query(close, [gone.id, '-1 day'])
  const outsider = await server().aPerson()
  await deps.db.deleteFrom('access_whitelist').where('email', '=', outsider.email).execute()
  const before = await listed()
  const sql = await readFile(MIGRATION, 'utf8')
  await owner.query(sql)
  await owner.query(sql)
  const added = (await listed()).filter((one) => !before.includes(one))
  expect(added.sort()).toEqual([`${gwen.email} open`, `${leaving.email} open`].sort())
})
