import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { whileAccountIsHeld } from '../../../../testing/while-held.ts'

const server = useServer()
const NEW = 'Louder2please'
let ada: Person
let theirs: string

beforeEach(async () => {
  ada = await server().aPerson()
  theirs = `mallory-${ada.email}`
})

const ask = (email = theirs) =>
  server().call(profileCalls.requestEmailChange, { body: { email } }, { token: ada.token })
const confirm = (token: string) => server().call(profileCalls.confirmEmailChange, { body: { token } })
const change = () =>
  server().call(securityCalls.changePassword, { body: { password: NEW } }, { token: ada.token })

async function mailed(to: string, kind: string): Promise<string> {
  await server().drain()
  const mail = (await server().mailsTo(to)).filter((mail) => mail.kind === kind).at(-1)
  return mail ? tokenIn(mail.text) : ''
}

const resetWith = (token: string) =>
  server().call(accountCalls.completePasswordReset, { body: { token, password: NEW } })

async function reset() {
  await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
  await resetWith(await mailed(ada.email, 'reset-password'))
}

const newEmail = async () =>
  (await server().call(profileCalls.personalInfo, {}, { token: ada.token })).newEmail

describe('another address, asked for by somebody who knew the password', () => {
  it.each([
    ['changed in place', change],
    ['reset by mail', reset],
  ])('comes to nothing once the password is %s', async (_, renew) => {
    await ask()
    const token = await mailed(theirs, 'change-email')
    await renew()
    await expect(confirm(token)).rejects.toMatchObject({ status: 410, code: 'link_invalid' })
    await expect(
      server().call(accountCalls.signIn, { body: { email: ada.email, password: NEW } }),
    ).resolves.toMatchObject({ user: { email: ada.email } })
  })

  it('comes to nothing also when its mail was still waiting to be written', async () => {
    await ask()
    await change()
    expect(await mailed(theirs, 'change-email')).toBe('')
    expect(await server().mailsTo(theirs)).toEqual([])
    expect(await newEmail()).toBeNull()
  })

  it('is refused when a new password from another session comes first', async () => {
    const { access_token: elsewhere } = await server().call(accountCalls.signIn, {
      body: { email: ada.email, password: ada.password },
    })
    const [changed, asked] = await whileAccountIsHeld<undefined>(server(), ada.id, [
      () => server().call(securityCalls.changePassword, { body: { password: NEW } }, { token: elsewhere }),
      () => ask(),
    ])
    expect(changed).toMatchObject({ status: 'fulfilled' })
    expect(asked).toMatchObject({ reason: { code: 'session_not_found' } })
  })

  it('ends, too, when the new password has to wait for the question', async () => {
    const [asked, changed] = await whileAccountIsHeld<undefined>(server(), ada.id, [() => ask(), change])
    expect([asked?.status, changed?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(await mailed(theirs, 'change-email')).toBe('')
  })

  it('is confirmed or ended, without a deadlock, when both links are opened together', async () => {
    await ask()
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    const token = await mailed(theirs, 'change-email')
    const resetToken = await mailed(ada.email, 'reset-password')
    const [first, second] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => resetWith(resetToken),
      () => confirm(token),
    ])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(second).toMatchObject({ reason: { code: 'link_invalid' } })
  })

  it('goes on from the latest mail when it was sent twice, and is over with the first link opened', async () => {
    await ask()
    const { rows } = await server().database.pool.query(
      "select payload from graphile_worker._private_jobs where payload->>'mail' = 'change-email'",
    )
    const token = await mailed(theirs, 'change-email')
    await server().deps.jobs.add(server().deps.db, 'send-mail', rows[0].payload)
    const again = await mailed(theirs, 'change-email')
    expect(again).not.toBe(token)
    expect(await confirm(token)).toEqual({ email: theirs })
    await expect(confirm(again)).rejects.toMatchObject({ code: 'link_invalid' })
    expect(await newEmail()).toBeNull()
  })

  it('works for a mail that the previous version had queued', async () => {
    const about = { userId: ada.id, email: theirs }
    await server().deps.jobs.add(server().deps.db, 'send-mail', { mail: 'change-email', about })
    expect(await confirm(await mailed(theirs, 'change-email'))).toEqual({ email: theirs })
  })
})

describe('a new password', () => {
  it('is not undone by someone who knew the old one and was about to change it', async () => {
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    const token = await mailed(ada.email, 'reset-password')
    const [first, second] = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => resetWith(token),
      () =>
        server().call(
          securityCalls.changePassword,
          { body: { password: 'Mallory3knows' } },
          { token: ada.token },
        ),
    ])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(second).toMatchObject({ reason: { code: 'session_not_found' } })
  })

  it('answers a taken address the same as any other', async () => {
    const bea = await server().aPerson()
    await ask(bea.email)
    await server().drain()
    expect(await newEmail()).toBe(bea.email)
  })
})
