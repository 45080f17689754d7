import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { whileAccountIsHeld, whileHeld } from '../../../../testing/while-held.ts'

const server = useServer()
let admin: Person
let ada: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})
beforeEach(async () => {
  ada = await server().aPerson()
})

const signIn = () =>
  server().call(accountCalls.signIn, { body: { email: ada.email, password: ada.password } })
const remove = (email: string) =>
  server().call(accessListCalls.remove, { body: { email } }, { token: admin.token })

async function resetToken(): Promise<string> {
  await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
  await server().drain()
  const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
  return tokenIn(mail?.text ?? '')
}

async function openSessions(email: string): Promise<number> {
  const { rows } = await server().database.pool.query(
    'select from sessions join users on users.id = user_id where email = $1 and ended_at is null',
    [email],
  )
  return rows.length
}

const isListed = async (email: string) =>
  (await server().call(accessListCalls.list, { query: { q: email } }, { token: admin.token })).total === 1

describe('somebody whose password was right a moment ago', () => {
  it('does not come in with it once it has been reset', async () => {
    const body = { token: await resetToken(), password: 'Louder2please' }
    const [reset, entered] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => server().call(accountCalls.completePasswordReset, { body }),
      signIn,
    ])
    expect(reset?.status).toBe('fulfilled')
    expect(entered).toMatchObject({ reason: { status: 401, code: 'invalid_credentials' } })
    expect(await openSessions(ada.email)).toBe(0)
  })

  it('does not come in once they were taken off the list', async () => {
    const [removed, entered] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => remove(ada.email),
      signIn,
    ])
    expect(removed?.status).toBe('fulfilled')
    expect(entered).toMatchObject({ reason: { status: 403, code: 'not_whitelisted' } })
    expect(await openSessions(ada.email)).toBe(0)
  })

  it('is brought back when they have left in that moment', async () => {
    const [left, entered] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => server().call(securityCalls.deactivate, {}, { token: ada.token }),
      signIn,
    ])
    expect(left?.status).toBe('fulfilled')
    expect(entered).toMatchObject({ value: { reactivated: true, user: { verificationStatus: 'pending' } } })
  })

  it('is out again when they were taken off the list right behind it', async () => {
    const [entered, removed] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      signIn,
      () => remove(ada.email),
    ])
    expect(entered?.status).toBe('fulfilled')
    expect(removed).toMatchObject({ value: { sessionsEnded: 2 } })
    expect(await openSessions(ada.email)).toBe(0)
  })
})

describe('somebody who is signing up', () => {
  let email: string
  beforeEach(async () => {
    email = `late-${ada.email}`
    await server().call(accessListCalls.add, { body: { text: email, invite: false } }, { token: admin.token })
  })
  const signUp = () =>
    server().call(accountCalls.signUp, {
      body: { email, password: 'Quiet1please', fullName: 'Lee Late', userType: 'creator' },
    })

  it('does not put themselves back on a list that they were just taken off', async () => {
    const sql = "insert into users (email, user_type, created_at) values ($1, 'creator', now())"
    const [signedUp, removed] = await whileHeld<unknown>(server(), { sql, values: [email] }, [
      signUp,
      () => remove(email),
    ])
    expect(removed).toMatchObject({ value: { sessionsEnded: 0 } })
    expect(signedUp).toMatchObject({ reason: { status: 403, code: 'not_whitelisted' } })
    expect(await isListed(email)).toBe(false)
  })

  it('is out right away when the list changes just behind them', async () => {
    const sql = 'lock table sessions in share mode'
    const [signedUp, removed] = await whileHeld<unknown>(server(), { sql }, [signUp, () => remove(email)])
    expect(signedUp?.status).toBe('fulfilled')
    expect(removed).toMatchObject({ value: { sessionsEnded: 1 } })
    expect(await openSessions(email)).toBe(0)
    expect(await isListed(email)).toBe(false)
  })
})
