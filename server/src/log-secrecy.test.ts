import { accountCalls } from '@roomtone/contract/account/account.calls'
import { siteCalls } from '@roomtone/contract/site/site.calls'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '../testing/read-mail.ts'
import { useServer } from '../testing/server.ts'

const server = useServer({ LOG_LEVEL: 'debug' })
const EMAIL = 'ada.quill@example.com'

/** A whole life of an account, with every kind of failure that is logged on the way. */
async function live(): Promise<string[]> {
  const { owner } = server()
  const ada = await server().aPerson({ email: EMAIL, password: 'Hushhush1' })
  const next = await server().call(accountCalls.refresh, {
    body: { refresh_token: ada.session.refresh_token },
  })
  await server()
    .call(accountCalls.signIn, { body: { email: EMAIL, password: 'Wronghush2' } })
    .catch(() => {})
  await owner.query(`alter table embedded_mails add constraint away check (recipient <> '${EMAIL}')`)
  await server().call(accountCalls.requestPasswordReset, { body: { email: EMAIL } })
  await server().drain()
  await owner.query('alter table embedded_mails drop constraint away')
  await server().bringJobsForward()
  await server().drain()
  const mail = (await server().mailsTo(EMAIL)).find(({ kind }) => kind === 'reset-password')
  const token = tokenIn(mail?.text ?? '')
  await server().call(accountCalls.completePasswordReset, { body: { token, password: 'Hushhush3' } })
  await server().call(siteCalls.reportMissingPage, { body: { path: `/users/${EMAIL}?token=abcdef` } })
  return [ada.token, ada.session.refresh_token, next.access_token, next.refresh_token, token]
}

describe('the log', () => {
  it('tells what happened without passwords, tokens or addresses', async () => {
    const tokens = await live()
    await server().database.close()
    const failing = await server().app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email: EMAIL, password: 'Hushhush3' },
    })
    expect(failing.statusCode).toBe(500)

    const log = server().logLines.join('')
    for (const expected of ['it will be retried', 'request failed', 'unknown route'])
      expect(log).toContain(expected)
    for (const secret of [EMAIL, 'Hushhush', 'Wronghush', '$argon2', 'abcdef', ...tokens])
      expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
    for (const line of server().logLines) expect(() => JSON.parse(line)).not.toThrow()
  })

  it('hides secrets that someone logs by mistake, at any depth we use', () => {
    const { log } = server().deps
    server().logLines.length = 0
    log.info({ password: 'p-1', body: { refresh_token: 'p-2', user: { email: 'p-3' } } }, 'oops')
    log.info({ req: { headers: { authorization: 'p-4' } } }, 'mail for bea@example.com')
    const written = server().logLines.join('')
    for (const secret of ['p-1', 'p-2', 'p-3', 'p-4', 'bea@example.com'])
      expect(written).not.toContain(secret)
    expect(written).toContain('[hidden]')
  })
})
