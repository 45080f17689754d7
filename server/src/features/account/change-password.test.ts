import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/security/security.calls'
import { describe, expect, it } from 'vitest'
import { type Person, useHouse } from '../../../testing/house.ts'
import { tokenIn } from '../../../testing/read-mail.ts'

const house = useHouse()
const strict = useHouse({ RATE_LIMIT_SCALE: '1' })
const NEW = 'Louder2please'

const signIn = ({ email }: Person, password: string) =>
  house().call(accountCalls.signIn, { body: { email, password } })
const change = (person: Person, over: { currentPassword?: string; password?: string } = {}) =>
  house().call(
    securityCalls.changePassword,
    { body: { currentPassword: person.password, password: NEW, ...over } },
    { token: person.token },
  )

describe('changing the password', () => {
  it('takes the old one, keeps this session and ends the others, and is announced', async () => {
    const ada = await house().aPerson()
    const other = await signIn(ada, ada.password)
    await change(ada)
    await expect(signIn(ada, ada.password)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn(ada, NEW)).resolves.toBeTruthy()
    await expect(house().call(accountCalls.me, {}, { token: ada.token })).resolves.toBeTruthy()
    await expect(house().call(accountCalls.me, {}, { token: other.access_token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const { rows } = await house().database.pool.query(
      'select ended_because from sessions where user_id = $1 and ended_at is not null',
      [ada.id],
    )
    expect(rows).toEqual([{ ended_because: 'password_changed' }])
    await house().drain()
    expect((await house().mailsTo(ada.email)).map(({ kind }) => kind)).toContain('password-changed')
    const { password } = await house().call(securityCalls.show, {}, { token: ada.token })
    expect(Date.parse(password.changedAt ?? '')).toBeGreaterThan(Date.parse(ada.session.user.memberSince))
  })

  it.each([
    ['currentPassword', { currentPassword: 'Wrong1password' }, 'This is not your password'],
    ['password', { password: 'Sh0rt' }, 'Password must be at least 8 characters'],
    ['password', { password: 'alllower1' }, 'Password must contain at least one uppercase letter'],
    ['password', { password: 'NoNumbers' }, 'Password must contain at least one number'],
    ['password', { password: 'Password1' }, 'This password is among the most guessed. Please choose another'],
    ['password', { password: 'Quiet1please' }, 'Please choose a password that is not your current one'],
  ])('says beside %s what is wrong: %j', async (field, over, message) => {
    const ada = await house().aPerson()
    await expect(change(ada, over)).rejects.toMatchObject({ status: 422, fields: [{ field, message }] })
    await expect(signIn(ada, ada.password)).resolves.toBeTruthy()
  })

  it('makes a reset link that was asked for before worthless', async () => {
    const ada = await house().aPerson()
    await house().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await house().drain()
    const mail = (await house().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    await change(ada)
    const body = { token: tokenIn(mail?.text ?? ''), password: 'Third3please' }
    await expect(house().call(accountCalls.completePasswordReset, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
  })

  it('is refused where there is no password: a mailed link sets the first one', async () => {
    const ada = await house().aPerson()
    const { db } = house().deps
    const without = { password_hash: null, password_changed_at: null }
    await db.updateTable('users').set(without).where('id', '=', ada.id).execute()
    await expect(change(ada)).rejects.toMatchObject({ status: 409, code: 'password_missing' })
    await house().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await house().drain()
    const mail = (await house().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    const body = { token: tokenIn(mail?.text ?? ''), password: NEW }
    await house().call(accountCalls.completePasswordReset, { body })
    const { access_token } = await signIn(ada, NEW)
    const { password } = await house().call(securityCalls.show, {}, { token: access_token })
    expect(password).toMatchObject({ isSet: true, changedAt: expect.any(String) })
  })

  it('runs out of guesses at the current one', async () => {
    const ada = await strict().aPerson()
    const guess = () =>
      strict().call(
        securityCalls.changePassword,
        { body: { currentPassword: 'Wrong1password', password: NEW } },
        { token: ada.token },
      )
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ status: 422 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})
