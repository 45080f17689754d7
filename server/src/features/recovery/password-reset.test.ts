import { accountCalls } from '@roomtone/contract/account/account.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const NEW = 'Calmer2please'
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson({ email: 'ada@example.com' })
})

async function resetToken(): Promise<string> {
  await server().database.pool.query('delete from embedded_mails')
  await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
  await server().drain()
  const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
  return tokenIn(mail?.text ?? '')
}

const complete = (token: string, password: string) =>
  server().call(accountCalls.completePasswordReset, { body: { token, password } })
const signIn = (password: string) =>
  server().call(accountCalls.signIn, { body: { email: ada.email, password } })

describe('resetting a password', () => {
  it('answers an unknown address alike and mails no one', async () => {
    const ask = (email: string) =>
      server().app.inject({ method: 'POST', url: '/api/account/password-reset/request', payload: { email } })
    const [known, unknown] = [await ask(ada.email), await ask('nobody@example.com')]
    expect([unknown.statusCode, unknown.payload]).toEqual([known.statusCode, known.payload])
    expect(known.statusCode).toBe(204)
    await server().drain()
    expect(await server().mailsTo('nobody@example.com')).toEqual([])
  })

  it('sets the new password once, ends every session and tells the person', async () => {
    const token = await resetToken()
    await complete(token, NEW)
    await expect(complete(token, 'Third3please')).rejects.toMatchObject({ status: 410, code: 'link_invalid' })
    await expect(server().call(accountCalls.me, {}, { token: ada.token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const body = { refresh_token: ada.session.refresh_token }
    await expect(server().call(accountCalls.refresh, { body })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    await expect(signIn(ada.password)).rejects.toMatchObject({ code: 'invalid_credentials' })
    const session = await signIn(NEW)
    expect(session.user.emailConfirmed).toBe(true)
    await server().drain()
    expect((await server().mailsTo(ada.email)).map((mail) => mail.kind)).toContain('password-changed')
  })

  it('uses up every other link of the same kind', async () => {
    const first = await resetToken()
    const second = await resetToken()
    await complete(second, NEW)
    await expect(complete(first, NEW)).rejects.toMatchObject({ code: 'link_invalid' })
  })

  it('sets it once when the link is used twice at the same moment', async () => {
    const token = await resetToken()
    const results = await Promise.allSettled([complete(token, NEW), complete(token, 'Other4please')])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  it('keeps the link alive when the new password is too weak', async () => {
    const token = await resetToken()
    await expect(complete(token, 'Password1')).rejects.toMatchObject({
      code: 'weak_password',
      reasons: ['pwned'],
    })
    await expect(complete(token, 'short')).rejects.toMatchObject({
      message: 'Password must be at least 8 characters',
    })
    await complete(token, NEW)
  })

  it('refuses a link after its hour', async () => {
    const token = await resetToken()
    server().clock.advance(61 * 60_000)
    await expect(complete(token, NEW)).rejects.toMatchObject({ code: 'link_invalid' })
  })

  it('refuses a confirmation link, and an invented token', async () => {
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    const bea = await server().aPerson({ email: 'bea@example.com', confirmed: false })
    await server().drain()
    const confirm = (await server().mailsTo(bea.email)).find(({ kind }) => kind === 'confirm-email')
    await expect(complete(tokenIn(confirm?.text ?? ''), NEW)).rejects.toMatchObject({ code: 'link_invalid' })
    await expect(complete('made-up', NEW)).rejects.toMatchObject({ code: 'link_invalid' })
  })

  it('writes nothing to a suspended account', async () => {
    const { db } = server().deps
    await server().database.pool.query('delete from embedded_mails')
    await db
      .updateTable('users')
      .set({ suspended_at: server().clock.now() })
      .where('id', '=', ada.id)
      .execute()
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await server().drain()
    expect(await server().mailsTo(ada.email)).toEqual([])
  })
})
