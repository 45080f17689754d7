import { accountCalls } from '@roomtone/contract/account/account.calls'
import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { tokenIn } from '../../../testing/read-mail.ts'

const house = useHouse()

async function confirmationTokens(email: string): Promise<string[]> {
  await house().drain()
  const mails = await house().mailsTo(email)
  return mails.filter((mail) => mail.kind === 'confirm-email').map((mail) => tokenIn(mail.text))
}

const confirm = (token: string) => house().call(accountCalls.confirmEmail, { body: { token } })

describe('confirming an address', () => {
  it('works with the link, again with a second click, and is asked for no more', async () => {
    const ada = await house().aPerson({ email: 'ada@example.com' })
    const [token = ''] = await confirmationTokens(ada.email)
    expect(await confirm(token)).toEqual({ email: ada.email })
    const me = await house().call(accountCalls.me, {}, { token: ada.token })
    expect(me.emailConfirmed).toBe(true)
    expect(await confirm(token)).toEqual({ email: ada.email })

    await house().call(accountCalls.resendConfirmation, {}, { token: ada.token })
    expect(await confirmationTokens(ada.email)).toHaveLength(1)
    const rows = await house()
      .deps.db.selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.email-confirmed')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('sends another link when asked, and either works', async () => {
    const bea = await house().aPerson({ email: 'bea@example.com' })
    await house().call(accountCalls.resendConfirmation, {}, { token: bea.token })
    const tokens = await confirmationTokens(bea.email)
    expect(tokens).toHaveLength(2)
    expect(await confirm(tokens[0] ?? '')).toEqual({ email: bea.email })
  })

  it('refuses a wrong token, and a right one after three days', async () => {
    await expect(confirm('made-up')).rejects.toMatchObject({ status: 410, code: 'link_invalid' })
    const cleo = await house().aPerson({ email: 'cleo@example.com' })
    const [token = ''] = await confirmationTokens(cleo.email)
    house().clock.advance(72 * 3_600_000 + 1000)
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_invalid' })
  })
})
