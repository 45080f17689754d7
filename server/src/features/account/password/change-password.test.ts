import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { describe, expect, it } from 'vitest'
import { ageProofs } from '../../../../testing/proofs.ts'
import { tokenIn } from '../../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { whileAccountIsHeld } from '../../../../testing/while-held.ts'

const server = useServer()
const strict = useServer({ RATE_LIMIT_SCALE: '1' })
const NEW = 'Louder2please'

const signIn = ({ email }: Person, password: string) =>
  server().call(accountCalls.signIn, { body: { email, password } })
const change = (person: Person, password = NEW) =>
  server().call(securityCalls.changePassword, { body: { password } }, { token: person.token })

describe('changing the password', () => {
  it('keeps this session and ends the others, and is announced', async () => {
    const ada = await server().aPerson()
    const other = await signIn(ada, ada.password)
    await change(ada)
    await expect(signIn(ada, ada.password)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn(ada, NEW)).resolves.toBeTruthy()
    await expect(server().call(accountCalls.me, {}, { token: ada.token })).resolves.toBeTruthy()
    await expect(server().call(accountCalls.me, {}, { token: other.access_token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const { rows } = await server().database.pool.query(
      'select ended_because from sessions where user_id = $1 and ended_at is not null',
      [ada.id],
    )
    expect(rows).toEqual([{ ended_because: 'password_changed' }])
    await server().drain()
    expect((await server().mailsTo(ada.email)).map(({ kind }) => kind)).toContain('password-changed')
    const { password } = await server().call(securityCalls.show, {}, { token: ada.token })
    expect(Date.parse(password.changedAt ?? '')).toBeGreaterThan(Date.parse(ada.session.user.memberSince))
  })

  it.each([
    ['Sh0rt', 'Password must be at least 8 characters'],
    ['alllower1', 'Password must contain at least one uppercase letter'],
    ['NoNumbers', 'Password must contain at least one number'],
    ['Password1', 'This is one of the most guessed passwords. Please choose another.'],
    ['Quiet1please', 'Please choose a password other than your current one'],
  ])('says beside the field what is wrong with %s', async (password, message) => {
    const ada = await server().aPerson()
    await expect(change(ada, password)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'password', message }],
    })
    await expect(signIn(ada, ada.password)).resolves.toBeTruthy()
  })

  it('makes a reset link that was asked for before worthless', async () => {
    const ada = await server().aPerson()
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await server().drain()
    const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    await change(ada)
    const body = { token: tokenIn(mail?.text ?? ''), password: 'Third3please' }
    await expect(server().call(accountCalls.completePasswordReset, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
  })

  it('is refused where there is no password: a mailed link sets the first one', async () => {
    const ada = await server().aPerson()
    const { db } = server().deps
    const without = { password_hash: null, password_changed_at: null }
    await db.updateTable('users').set(without).where('id', '=', ada.id).execute()
    await expect(change(ada)).rejects.toMatchObject({ status: 409, code: 'password_missing' })
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await server().drain()
    const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    const body = { token: tokenIn(mail?.text ?? ''), password: NEW }
    await server().call(accountCalls.completePasswordReset, { body })
    const { access_token } = await signIn(ada, NEW)
    const { password } = await server().call(securityCalls.show, {}, { token: access_token })
    expect(password).toMatchObject({ isSet: true, changedAt: expect.any(String) })
  })

  it('asks for a fresh proof, and changes nothing without one', async () => {
    const ada = await server().aPerson()
    await ageProofs(server(), ada.id)
    await expect(change(ada)).rejects.toMatchObject({ status: 403, code: 'proof_required' })
    await expect(signIn(ada, ada.password)).resolves.toBeTruthy()
  })

  it('is refused when its session ends, or its proof is lost, while the new one is worked on', async () => {
    for (const [taken, code] of [
      ["ended_at = now(), ended_because = 'sign_out'", 'session_not_found'],
      ["proved_at = proved_at - interval '6 minutes'", 'proof_required'],
    ]) {
      const ada = await server().aPerson()
      const [changed] = await whileAccountIsHeld<unknown>(server(), ada.id, [
        () => change(ada),
        () => server().database.pool.query(`update sessions set ${taken} where user_id = $1`, [ada.id]),
      ])
      expect(changed).toMatchObject({ status: 'rejected', reason: { code } })
      await expect(signIn(ada, ada.password)).resolves.toBeTruthy()
    }
  })

  it('can be asked for ten times an hour', async () => {
    const ada = await strict().aPerson()
    const again = () =>
      strict().call(securityCalls.changePassword, { body: { password: ada.password } }, { token: ada.token })
    for (let n = 0; n < 10; n += 1) await expect(again()).rejects.toMatchObject({ status: 422 })
    await expect(again()).rejects.toMatchObject({ status: 429 })
  })
})
