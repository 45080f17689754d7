import { accountCalls } from '@roomtone/contract/account/account.calls'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'

type Form = { email: string; password: string; fullName: string; userType: 'host' | 'creator' }

const server = useServer()
const form: Form = {
  email: 'june@example.com',
  password: 'Quiet1please',
  fullName: 'June Albright',
  userType: 'host',
}

async function invite(email: string): Promise<void> {
  await server()
    .deps.db.insertInto('access_whitelist')
    .values({ email, added_at: server().clock.now(), source: 'admin' })
    .execute()
}

const signUp = (over: Partial<Form> = {}) =>
  server().call(accountCalls.signUp, { body: { ...form, ...over } })

describe('signing up', () => {
  it('is refused to an address that was not invited', async () => {
    await expect(signUp({ email: 'stranger@example.com' })).rejects.toMatchObject({
      status: 403,
      code: 'not_whitelisted',
      title: 'Access Restricted',
      message: 'Currently invite-only. Please join our waitlist for early access.',
    })
  })

  it('signs in a person who asks to host as a creator, and mails everyone concerned', async () => {
    await invite(form.email)
    const session = await signUp({ email: ' June@Example.COM ' })
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 600 })
    expect(session.user).toMatchObject({
      email: 'june@example.com',
      fullName: 'June Albright',
      // Hosting begins once the mailbox is proved.
      roles: ['creator'],
      emailConfirmed: false,
      verificationStatus: 'pending',
      isVerified: false,
      hasNames: false,
      hasCommitted: false,
    })
    const me = await server().call(accountCalls.me, {}, { token: session.access_token })
    expect(me.id).toBe(session.user.id)

    expect(await server().mailsTo(form.email)).toEqual([])
    await server().drain()
    const kinds = (await server().mailsTo(form.email)).map((mail) => mail.kind).sort()
    expect(kinds).toEqual(['confirm-email', 'welcome'])
    expect(await server().mailsTo('operator@roomtone.test')).toMatchObject([{ kind: 'notify-new-account' }])
  })

  it('makes a creator with that one role', async () => {
    await invite('cleo@example.com')
    const { user } = await signUp({ email: 'cleo@example.com', userType: 'creator' })
    expect(user.roles).toEqual(['creator'])
  })

  it('says when the account exists, also to the slower of two simultaneous sign-ups', async () => {
    await expect(signUp()).rejects.toMatchObject({
      status: 409,
      code: 'account_exists',
      title: 'Account already exists',
      message: 'Please sign in instead.',
    })
    await invite('race@example.com')
    const racers = await Promise.allSettled([1, 2, 3].map(() => signUp({ email: 'race@example.com' })))
    const lost = racers.filter((result) => result.status === 'rejected')
    expect(lost).toHaveLength(2)
    for (const result of lost) expect(result.reason).toMatchObject({ code: 'account_exists' })
    const { db } = server().deps
    const accounts = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'race@example.com')
      .execute()
    expect(accounts).toHaveLength(1)
    const sessions = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', accounts[0]?.id ?? '')
      .execute()
    expect(sessions).toHaveLength(1)
  })

  it.each([
    [{ email: 'nonsense' }, 'Invalid email address'],
    [{ email: `a@${'b'.repeat(260)}.com` }, 'Email too long'],
    [{ password: 'Short1' }, 'Password must be at least 8 characters'],
    [{ password: `A1${'x'.repeat(99)}` }, 'Password too long'],
    [{ password: 'lowercase1' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'NoNumberHere' }, 'Password must contain at least one number'],
    [{ fullName: ' J ' }, 'Name must be at least 2 characters'],
    [{ fullName: 'x'.repeat(101) }, 'Name too long'],
    [{ userType: 'admin' as never }, 'Please choose host or creator'],
    [{ email: 'bad', password: '', fullName: '' }, 'Invalid email address'],
    [{ password: 'abc', fullName: '' }, 'Password must be at least 8 characters'],
  ])('shows the first message only: %j', async (over, message) => {
    await expect(signUp(over)).rejects.toMatchObject({ status: 422, title: 'Validation Error', message })
  })

  it('takes the longest password and name that the limits allow', async () => {
    await invite('long@example.com')
    const { user } = await signUp({
      email: 'long@example.com',
      password: `A1${'x'.repeat(98)}`,
      fullName: 'y'.repeat(100),
    })
    expect(user.fullName).toHaveLength(100)
  })

  it('refuses a password that everyone guesses first, and says why', async () => {
    await invite('guess@example.com')
    await expect(signUp({ email: 'guess@example.com', password: 'Password1' })).rejects.toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['pwned'],
      message: 'This is one of the most guessed passwords. Please choose another.',
      fields: [{ field: 'password' }],
    })
  })

  it('never lets a failing notice to the operator reach the person, and sends it later', async () => {
    const { owner } = server()
    await owner.query('delete from embedded_mails')
    await owner.query(
      "alter table embedded_mails add constraint operator_away check (recipient <> 'operator@roomtone.test')",
    )
    await invite('late@example.com')
    const { user } = await signUp({ email: 'late@example.com', fullName: 'Late Comer' })
    expect(user.email).toBe('late@example.com')
    await server().drain()
    expect(await server().mailsTo('late@example.com')).toHaveLength(2)
    expect(await server().mailsTo('operator@roomtone.test')).toEqual([])
    expect(server().logLines.some((line) => line.includes('it will be retried'))).toBe(true)

    await owner.query('alter table embedded_mails drop constraint operator_away')
    await server().bringJobsForward()
    await server().drain()
    const notices = (await server().mailsTo('operator@roomtone.test')).map((mail) => mail.subject)
    expect(notices.filter((subject) => subject === 'New account: Late Comer')).toHaveLength(1)
    expect(await server().mailsTo('late@example.com')).toHaveLength(2)
  })
})
