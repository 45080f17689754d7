import { accountCalls } from '@roomtone/contract/account/account.calls'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '../../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()

async function confirmationTokens(email: string): Promise<string[]> {
  await server().drain()
  const mails = await server().mailsTo(email)
  return mails.filter((mail) => mail.kind === 'confirm-email').map((mail) => tokenIn(mail.text))
}

const confirm = (token: string, by?: Person) =>
  server().call(accountCalls.confirmEmail, { body: { token } }, { token: by?.token ?? null })

describe('confirming an address', () => {
  it('works with the link, again with a second click, and is asked for no more', async () => {
    const ada = await server().aPerson({ email: 'ada@example.com', confirmed: false })
    const [token = ''] = await confirmationTokens(ada.email)
    expect(await confirm(token, ada)).toEqual({ email: ada.email })
    const me = await server().call(accountCalls.me, {}, { token: ada.token })
    expect(me.emailConfirmed).toBe(true)
    expect(await confirm(token)).toEqual({ email: ada.email })

    await server().call(accountCalls.resendConfirmation, {}, { token: ada.token })
    expect(await confirmationTokens(ada.email)).toHaveLength(1)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.email-confirmed')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('sends another link when asked, and either works', async () => {
    const bea = await server().aPerson({ email: 'bea@example.com', confirmed: false })
    await server().call(accountCalls.resendConfirmation, {}, { token: bea.token })
    const tokens = await confirmationTokens(bea.email)
    expect(tokens).toHaveLength(2)
    expect(await confirm(tokens[0] ?? '', bea)).toEqual({ email: bea.email })
  })

  it('refuses a wrong token, and a right one after three days', async () => {
    await expect(confirm('made-up')).rejects.toMatchObject({ status: 410, code: 'link_invalid' })
    const cleo = await server().aPerson({ email: 'cleo@example.com', confirmed: false })
    const [token = ''] = await confirmationTokens(cleo.email)
    server().clock.advance(72 * 3_600_000 + 1000)
    const again = await server().call(accountCalls.signIn, {
      body: { email: cleo.email, password: cleo.password },
    })
    await expect(confirm(token, { ...cleo, token: again.access_token })).rejects.toMatchObject({
      code: 'link_invalid',
    })
  })

  it('asks the owner of the mailbox to sign in to the account first, and gives a squatter nothing', async () => {
    const squatter = await server().aPerson({ email: 'dora@example.com', confirmed: false, roles: ['host'] })
    const [token = ''] = await confirmationTokens(squatter.email)
    const passerBy = await server().aPerson()
    await expect(confirm(token)).rejects.toMatchObject({ status: 403, code: 'sign_in_first' })
    await expect(confirm(token, passerBy)).rejects.toMatchObject({ code: 'sign_in_first' })
    const me = await server().call(accountCalls.me, {}, { token: squatter.token })
    expect(me).toMatchObject({ emailConfirmed: false, roles: ['creator'] })
    expect(await confirm(token, squatter)).toEqual({ email: squatter.email })
  })

  it('makes a host of who signed up to host, once', async () => {
    const host = await server().aPerson({ confirmed: false, roles: ['creator', 'host'] })
    const roles = async () => (await server().call(accountCalls.me, {}, { token: host.token })).roles
    expect(await roles()).toEqual(['creator'])
    const [token = ''] = await confirmationTokens(host.email)
    await Promise.all([confirm(token, host), confirm(token, host)])
    expect(await roles()).toEqual(['creator', 'host'])
    const { rows } = await server().database.pool.query(
      "select from audit_log where action = 'role.granted' and subject_id = $1",
      [host.id],
    )
    expect(rows).toHaveLength(1)
  })
})
