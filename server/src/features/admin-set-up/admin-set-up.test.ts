import { accountCalls } from '@roomtone/contract/account/account.calls'
import { adminSetUpCalls } from '@roomtone/contract/admin-set-up/admin-set-up.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { grantRole } from '../../tasks/grant-role.ts'
import { adminLines } from '../../welcome.ts'
import { checkAdmins } from './check-admins.ts'
import { makeSetUpLink } from './make-set-up-link.ts'

const server = useServer({ OPERATOR_EMAIL: 'operator@example.com' })
const { begin, confirm, codeOf, guarded } = useSecondFactor(server)
const PASSWORD = 'Steady1hands'

const linkFor = async (email: string) =>
  new URLSearchParams(new URL(await makeSetUpLink(server().deps, email)).hash.slice(1)).get('token') ?? ''

const start = (token: string, password: string | undefined = PASSWORD) =>
  server().call(adminSetUpCalls.begin, { body: { token, fullName: 'Bo Operator', password } })

const finish = (token: string, by: Pick<Person, 'token'>) =>
  server().call(adminSetUpCalls.finish, { body: { token } }, { token: by.token })

describe('a set-up link', () => {
  it('makes an admin of who sets a password and a second factor, and works once', async () => {
    const email = 'boss@example.com'
    const token = await linkFor(email)
    expect(await server().call(adminSetUpCalls.show, { body: { token } })).toEqual({
      email,
      hasAccount: false,
    })
    const session = await start(token)
    expect(session.user).toMatchObject({ email, emailConfirmed: true, roles: ['creator'] })
    const boss = { email, password: PASSWORD, token: session.access_token } as Person
    await expect(finish(token, boss)).rejects.toMatchObject({ code: 'second_factor_required' })
    const { key } = await begin(boss)
    await confirm(boss, codeOf(key))
    expect((await finish(token, boss)).roles).toEqual(['admin', 'creator'])
    await server().call(peopleCalls.list, { query: {} }, { token: boss.token })
    await expect(finish(token, boss)).rejects.toMatchObject({ code: 'link_invalid' })
    await expect(start(token)).rejects.toMatchObject({ code: 'link_invalid' })
  })

  it('takes the account from a stranger who signed up with the address in the meantime', async () => {
    const email = 'chief@example.com'
    const token = await linkFor(email)
    const stranger = await server().aPerson({ email, confirmed: false })
    const session = await start(token)
    expect(session.user.id).toBe(stranger.id)
    await expect(server().call(accountCalls.me, {}, { token: stranger.token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    await expect(
      server().call(accountCalls.signIn, { body: { email, password: stranger.password } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('asks for a sign-in if the account is confirmed, and works for nobody else', async () => {
    const { person } = await guarded()
    const other = await guarded()
    const token = await linkFor(person.email)
    expect((await server().call(adminSetUpCalls.show, { body: { token } })).hasAccount).toBe(true)
    await expect(start(token)).rejects.toMatchObject({ code: 'account_exists' })
    await expect(finish(token, other.person)).rejects.toMatchObject({ code: 'link_invalid' })
    expect((await finish(token, person)).roles).toContain('admin')
  })

  it('ends after a day, and when a new one is made', async () => {
    const first = await linkFor('late@example.com')
    const second = await linkFor('late@example.com')
    await expect(start(first)).rejects.toMatchObject({ code: 'link_invalid' })
    server().clock.advance(24 * 3_600_000 + 1000)
    await expect(start(second)).rejects.toMatchObject({ code: 'link_invalid' })
  })
})

describe('roles', () => {
  it('are given to no one whose mailbox is not proved, by admins or by the command line', async () => {
    const { person: admin } = await guarded()
    await finish(await linkFor(admin.email), admin)
    const squatter = await server().aPerson({ confirmed: false })
    const body = { role: 'admin' as const, granted: true }
    await expect(
      server().call(peopleCalls.changeRole, { params: { id: squatter.id }, body }, { token: admin.token }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await expect(grantRole(server().deps, squatter.email, 'admin')).rejects.toThrow(
      `${squatter.email} hasn’t confirmed their email yet. To make them an admin, run: npm run task -- set-up-admin ${squatter.email}`,
    )
    await expect(grantRole(server().deps, 'nobody@example.com', 'admin')).rejects.toThrow('has no account')
    const member = await server().aPerson()
    await grantRole(server().deps, member.email, 'host')
    const { user } = await server().call(accountCalls.signIn, {
      body: { email: member.email, password: member.password },
    })
    expect(user.roles).toEqual(['creator', 'host'])
  })
})

describe('at the start', () => {
  it('names admins who have not confirmed their address, and how to help them', async () => {
    const admin = await server().aPerson({ email: 'old-admin@example.com', roles: ['admin'] })
    const { pool } = server().database
    await pool.query('update users set email_confirmed_at = null where id = $1', [admin.id])
    const lines = adminLines(await checkAdmins(server().deps))
    expect(lines.join('\n')).toContain('npm run task -- set-up-admin old-admin@example.com')
    // They can still get in, and the link gives them back what they had.
    const token = await linkFor(admin.email)
    expect((await start(token)).user.roles).toContain('admin')
    expect((await checkAdmins(server().deps)).unconfirmed).toEqual([])
  })

  it('prints a link in production while there is no admin, and asks admins for a second factor', async () => {
    const { deps, database } = server()
    await database.pool.query("delete from user_roles where role = 'admin'")
    const production = { ...deps, config: { ...deps.config, mode: 'production' as const } }
    const [first = '', url = ''] = adminLines(await checkAdmins(production))
    expect(first).toContain('as operator@example.com')
    expect(url).toMatch(/\/auth\/set-up\?email=operator%40example\.com#token=[\w-]{43}$/)
    const { rows } = await database.pool.query(
      "select value from platform_settings where name = 'admins_need_second_factor'",
    )
    expect(rows).toEqual([{ value: true }])
    // An admin's decision to turn it off is kept.
    await database.pool.query(
      "update platform_settings set value = 'false' where name = 'admins_need_second_factor'",
    )
    await checkAdmins(production)
    const after = await database.pool.query(
      "select value from platform_settings where name = 'admins_need_second_factor'",
    )
    expect(after.rows).toEqual([{ value: false }])
  })
})
