import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const PASSWORD = 'Squatter1here'
const OWN = 'Owner2please'
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

/** As an admin does it; answers the token of the mail. */
async function invited(email: string): Promise<string> {
  await server().call(accessListCalls.add, { body: { text: email, invite: true } }, { token: admin.token })
  await server().drain()
  const mail = (await server().mailsTo(email)).find(({ kind }) => kind === 'invitation')
  return tokenIn(mail?.text ?? '')
}

const signUp = (email: string, over: object = {}) =>
  server().call(accountCalls.signUp, {
    body: { email, password: PASSWORD, fullName: 'Someone Else', userType: 'host', ...over },
  })

const rowsOf = async (table: string, userId: string) =>
  (await server().database.pool.query(`select from ${table} where user_id = $1`, [userId])).rows.length

/** All that a stranger could have on the account before mailboxes had to be proved. */
async function furnish(userId: string): Promise<void> {
  const { owner, clock } = server()
  const at = clock.now()
  await owner.query(
    "insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, '\\x00', $2, $2)",
    [userId, at],
  )
  await owner.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, device_type, backed_up, created_at)
      values ($1, $2, '\\x01', 0, '{}', 'Theirs', 'multi_device', true, $3)`,
    [userId, Buffer.from(userId), at],
  )
  await owner.query("insert into recovery_codes (user_id, code_hash) values ($1, '\\x01')", [userId])
  await owner.query(
    "insert into linked_identities (provider, subject, user_id, email, linked_at) values ('google', $1::uuid::text, $1, 'x@y.z', $2)",
    [userId, at],
  )
  await owner.query(
    "insert into payment_customers (user_id, provider, reference, created_at) values ($1, 'simulated', $2, $3)",
    [userId, `customer-${userId}`, at],
  )
  await owner.query(
    `update profiles set is_verified = true, verification_status = 'verified', first_name = 'Not', last_name = 'Hers',
      intro = 'Written by a stranger', date_of_birth = '1990-01-01' where id = $1`,
    [userId],
  )
}

describe('an invitation', () => {
  it('proves the mailbox of the person who signs up with its link, once, and makes them a host', async () => {
    const token = await invited('mara@example.com')
    const { user } = await signUp('mara@example.com', { invitation: token })
    expect(user).toMatchObject({ emailConfirmed: true, roles: ['creator', 'host'] })
    await server().drain()
    const kinds = (await server().mailsTo('mara@example.com')).map(({ kind }) => kind)
    expect(kinds).toContain('welcome')
    expect(kinds).not.toContain('confirm-email')
    await invited('ned@example.com')
    expect((await signUp('ned@example.com', { invitation: token })).user.emailConfirmed).toBe(false)
  })

  it('does not count for another address, nor after a month', async () => {
    const token = await invited('olga@example.com')
    await invited('pia@example.com')
    expect((await signUp('pia@example.com', { invitation: token })).user.emailConfirmed).toBe(false)
    const month = 30 * 86_400_000
    server().clock.advance(month + 1000)
    expect((await signUp('olga@example.com', { invitation: token })).user.emailConfirmed).toBe(false)
    server().clock.advance(-month - 1000)
  })

  it('gives the owner the account that someone else signed up for without a proof', async () => {
    const token = await invited('rosa@example.com')
    const squatter = await signUp('rosa@example.com')
    await expect(signUp('rosa@example.com', { invitation: token })).rejects.toMatchObject({
      code: 'account_exists',
    })
    await server().call(accountCalls.completePasswordReset, { body: { token, password: OWN } })
    await expect(server().call(accountCalls.me, {}, { token: squatter.access_token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const owner = await server().call(accountCalls.signIn, {
      body: { email: 'rosa@example.com', password: OWN },
    })
    expect(owner.user.emailConfirmed).toBe(true)
    await expect(
      server().call(accountCalls.completePasswordReset, { body: { token, password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'link_invalid' })
  })

  it('resets nothing once the mailbox is proved', async () => {
    const token = await invited('sven@example.com')
    await signUp('sven@example.com')
    const { pool } = server().database
    await pool.query("update users set email_confirmed_at = now() where email = 'sven@example.com'")
    await expect(
      server().call(accountCalls.completePasswordReset, { body: { token, password: OWN } }),
    ).rejects.toMatchObject({ code: 'link_invalid' })
  })
})

describe('a stranger with someone else’s invited address', () => {
  it('acts in no way but filling in their profile', async () => {
    const squatter = await server().aPerson({ confirmed: false })
    const as = { token: squatter.token }
    await expect(server().call(accountCalls.takeHostRole, {}, as)).rejects.toMatchObject({
      status: 403,
      code: 'email_unconfirmed',
    })
    await expect(server().call(securityCalls.beginSecondFactor, {}, as)).rejects.toMatchObject({
      code: 'email_unconfirmed',
    })
    const profile = {
      firstName: 'Not',
      lastName: 'Hers',
      birthday: { month: 2, day: 3, year: 1990 },
      agreedToTerms: true as const,
    }
    const me = await server().call(accountCalls.completeProfile, { body: profile }, as)
    expect(me.hasNames).toBe(true)
    await server().call(accountCalls.signOut, {}, as)
  })

  it('loses all that they set up when the owner resets the password, and the owner is told', async () => {
    const squatter = await server().aPerson({ email: 'tess@example.com', confirmed: false })
    await furnish(squatter.id)
    await server().call(accountCalls.requestPasswordReset, { body: { email: squatter.email } })
    await server().drain()
    const reset = (await server().mailsTo(squatter.email)).find(({ kind }) => kind === 'reset-password')
    await server().call(accountCalls.completePasswordReset, {
      body: { token: tokenIn(reset?.text ?? ''), password: OWN },
    })
    for (const table of [
      'second_factors',
      'passkeys',
      'recovery_codes',
      'linked_identities',
      'payment_customers',
    ])
      expect([table, await rowsOf(table, squatter.id)]).toEqual([table, 0])
    // No code from the stranger's app is asked for anymore.
    const { user } = await server().call(accountCalls.signIn, {
      body: { email: squatter.email, password: OWN },
    })
    expect(user).toMatchObject({ emailConfirmed: true, isVerified: false, firstName: null, hasNames: false })
    await server().drain()
    const told = (await server().mailsTo(squatter.email)).find(({ kind }) => kind === 'account-is-yours')
    expect(told?.text).toContain('someone else may have been using the account')
  })

  it('leaves what the owner set up alone at the next reset', async () => {
    const owner = await server().aPerson({ email: 'uma@example.com' })
    await furnish(owner.id)
    await server().call(accountCalls.requestPasswordReset, { body: { email: owner.email } })
    await server().drain()
    const reset = (await server().mailsTo(owner.email)).find(({ kind }) => kind === 'reset-password')
    await server().call(accountCalls.completePasswordReset, {
      body: { token: tokenIn(reset?.text ?? ''), password: OWN },
    })
    expect(await rowsOf('second_factors', owner.id)).toBe(1)
    await expect(
      server().call(accountCalls.signIn, { body: { email: owner.email, password: OWN } }),
    ).rejects.toMatchObject({ code: 'code_required' })
  })
})
