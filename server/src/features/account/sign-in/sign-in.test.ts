import { accountCalls } from '@roomtone/contract/account/account.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { worked } from '../../../../testing/quick-argon2.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson({ email: 'ada@example.com' })
})

const signIn = (over: { email?: string; password?: string; deviceId?: string } = {}) =>
  server().call(accountCalls.signIn, { body: { email: ada.email, password: ada.password, ...over } })

const refusal = (over: Parameters<typeof signIn>[0]) =>
  signIn(over).then(
    () => null,
    (error: Error) => ({ ...error, message: error.message, requestId: '' }),
  )

async function invite(email: string): Promise<void> {
  const entry = { email, added_at: server().clock.now(), source: 'admin' as const }
  await server().deps.db.insertInto('access_whitelist').values(entry).execute()
}

describe('signing in', () => {
  it('opens a session, however the address is spelled', async () => {
    const session = await signIn({ email: ' ADA@example.com' })
    expect(session).toMatchObject({ reactivated: false, user: { id: ada.id, email: 'ada@example.com' } })
    const me = await server().call(accountCalls.me, {}, { token: session.access_token })
    expect(me.id).toBe(ada.id)
  })

  it('answers a wrong password and an invited address without an account alike', async () => {
    await invite('invited@example.com')
    const wrong = await refusal({ password: 'Wrong1password' })
    const unknown = await refusal({ email: 'invited@example.com' })
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(unknown).toEqual(wrong)
  })

  it('works on the password of an unknown address as hard as on any other', async () => {
    const works = async (over: Parameters<typeof refusal>[0]) => {
      const before = worked.times
      await refusal(over)
      return worked.times - before
    }
    expect(await works({ password: 'Another1' })).toBe(1)
    expect(await works({ email: 'invited@example.com' })).toBe(1)
    expect(await works({ email: 'stranger@example.com' })).toBe(1)
  })

  it('is refused to an address that is not on the list', async () => {
    expect(await refusal({ email: 'stranger@example.com' })).toMatchObject({
      status: 403,
      code: 'not_whitelisted',
      title: 'Access Restricted',
      message: 'Currently invite-only. Please join our waitlist for early access.',
    })
  })

  it.each([
    [{ email: 'nonsense' }, 'Invalid email address'],
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ email: '', password: '' }, 'Invalid email address'],
  ])('shows the first message only: %j', async (over, message) => {
    await expect(signIn(over)).rejects.toMatchObject({ status: 422, title: 'Validation Error', message })
  })

  it('is refused while suspended, but only to someone who knows the password', async () => {
    const { db } = server().deps
    await db
      .updateTable('users')
      .set({ suspended_at: server().clock.now() })
      .where('id', '=', ada.id)
      .execute()
    expect(await refusal({})).toMatchObject({ status: 403, code: 'account_suspended' })
    expect(await refusal({ password: 'Wrong1password' })).toMatchObject({ code: 'invalid_credentials' })
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', ada.id).execute()
    expect((await signIn()).user.id).toBe(ada.id)
  })

  it('writes to the person when a device is new, and only then', async () => {
    await invite('device@example.com')
    const body = { email: 'device@example.com', password: 'Quiet1please' }
    const signUp = { ...body, fullName: 'Dev Ice', userType: 'creator' as const, deviceId: 'laptop' }
    await server().call(accountCalls.signUp, { body: signUp })
    const notices = async () => {
      await server().drain()
      return (await server().mailsTo(body.email)).filter((mail) => mail.kind === 'new-device').length
    }
    await signIn({ ...body, deviceId: 'laptop' })
    expect(await notices()).toBe(0)
    await signIn({ ...body, deviceId: 'phone' })
    expect(await notices()).toBe(1)
    await signIn({ ...body, deviceId: 'phone' })
    await signIn({ ...body, deviceId: 'laptop' })
    expect(await notices()).toBe(1)
  })

  it('wakes a deactivated account with the status it had, and says so by mail', async () => {
    const { db } = server().deps
    await db
      .updateTable('profiles')
      .set({ verification_status: 'deactivated', status_before_deactivation: 'verified', is_verified: false })
      .where('id', '=', ada.id)
      .execute()
    expect(await signIn()).toMatchObject({
      reactivated: true,
      user: { verificationStatus: 'verified', isVerified: true },
    })
    expect((await signIn()).reactivated).toBe(false)
    await server().drain()
    const mails = await server().mailsTo(ada.email)
    expect(mails.filter((mail) => mail.kind === 'reactivated')).toHaveLength(1)
  })
})
