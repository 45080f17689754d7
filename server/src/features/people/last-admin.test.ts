import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'
import { whileHeld } from '../../../testing/while-held.ts'

const server = useServer()
let ada: Person
let bea: Person

beforeEach(async () => {
  await server().database.pool.query("delete from user_roles where role = 'admin'")
  await server().database.pool.query("delete from platform_settings where name = 'sign_up_open'")
  ada = await server().aPerson({ roles: ['admin'] })
  bea = await server().aPerson({ roles: ['admin'] })
})

const revoke = (actor: Person, { id }: Person) =>
  server().call(
    peopleCalls.changeRole,
    { params: { id }, body: { role: 'admin', granted: false } },
    { token: actor.token },
  )
const suspend = (actor: Person, { id }: Person) =>
  server().call(
    peopleCalls.suspend,
    { params: { id }, body: { suspended: true, reason: '' } },
    { token: actor.token },
  )
const remove = (actor: Person, { email }: Person) =>
  server().call(accessListCalls.remove, { body: { email } }, { token: actor.token })

const LAST = { status: 409, code: 'last_admin' }

describe('the last admin who can act', () => {
  it('is one who can sign in: an account that is closed does not count', async () => {
    await server().database.pool.query('update users set closed_at = now() where id = $1', [bea.id])
    await expect(revoke(ada, ada)).rejects.toMatchObject(LAST)
  })

  it('is one who is on the list, unless everyone may come in', async () => {
    await remove(ada, bea)
    await expect(revoke(ada, ada)).rejects.toMatchObject(LAST)
    await server().database.pool.query(
      "insert into platform_settings (name, value, updated_at) values ('sign_up_open', 'true', now())",
    )
    expect((await revoke(ada, ada)).roles).not.toContain('admin')
  })

  it.each([
    ['off the list', remove, revoke],
    ['off the list', remove, suspend],
    ['off the list', remove, remove],
    ['suspended', suspend, revoke],
    ['without the role', revoke, remove],
    ['without the role', revoke, suspend],
  ])('stays when two go for each other, and the slower is %s by then', async (_, faster, slower) => {
    const sql = "select from user_roles where role = 'admin' for update"
    const [first, second] = await whileHeld<unknown>(server(), { sql }, [
      () => faster(ada, bea),
      () => slower(bea, ada),
    ])
    expect(first?.status).toBe('fulfilled')
    expect(second).toMatchObject({ reason: { status: 403, code: 'forbidden' } })
  })
})
