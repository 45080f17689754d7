import { accountCalls } from '@roomtone/contract/account/account.calls'
import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'

const house = useHouse()
const SECOND = 1000
const DAY = 86_400 * SECOND

const refresh = (refresh_token: string) => house().call(accountCalls.refresh, { body: { refresh_token } })
const me = (token: string) => house().call(accountCalls.me, {}, { token })
const gone = { status: 401, code: 'session_not_found' }

describe('refreshing a session', () => {
  it('gives a new pair and keeps the session and the person', async () => {
    const ada = await house().aPerson()
    const next = await refresh(ada.session.refresh_token)
    expect(next.refresh_token).not.toBe(ada.session.refresh_token)
    expect(next.user.id).toBe(ada.id)
    expect((await me(next.access_token)).id).toBe(ada.id)
    const third = await refresh(next.refresh_token)
    expect((await me(third.access_token)).id).toBe(ada.id)
    const sessions = await house()
      .deps.db.selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ada.id)
      .execute()
    expect(sessions).toHaveLength(1)
  })

  it('stores no token, only what cannot be turned back into one', async () => {
    const ada = await house().aPerson()
    const { rows } = await house().database.pool.query<{ found: boolean }>(
      "select exists (select 1 from refresh_tokens where encode(token_hash, 'escape') like $1) as found",
      [`%${ada.session.refresh_token}%`],
    )
    expect(rows[0]?.found).toBe(false)
  })

  it('lets two tabs that wake together both go on', async () => {
    const { session } = await house().aPerson()
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)))
    expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(3)
    for (const tab of tabs) {
      expect((await me(tab.access_token)).id).toBe(session.user.id)
      await refresh(tab.refresh_token)
    }
  })

  it('still answers a token that was used 29 seconds ago', async () => {
    const { session } = await house().aPerson()
    await refresh(session.refresh_token)
    house().clock.advance(29 * SECOND)
    const sibling = await refresh(session.refresh_token)
    expect((await me(sibling.access_token)).id).toBe(session.user.id)
  })

  it('takes a token that comes back after 31 seconds for stolen: the whole session ends', async () => {
    const ada = await house().aPerson()
    const newest = await refresh(ada.session.refresh_token)
    house().clock.advance(31 * SECOND)
    await expect(refresh(ada.session.refresh_token)).rejects.toMatchObject(gone)
    await expect(refresh(newest.refresh_token)).rejects.toMatchObject(gone)
    await expect(me(newest.access_token)).rejects.toMatchObject(gone)
    const row = await house()
      .deps.db.selectFrom('sessions')
      .select('ended_because')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    expect(row.ended_because).toBe('replay')
  })

  it('does not know tokens that nobody issued', async () => {
    await expect(refresh('made-up')).rejects.toMatchObject(gone)
    const { session } = await house().aPerson()
    await expect(refresh(session.access_token.slice(0, 200))).rejects.toMatchObject(gone)
  })

  it('forgets a session that was not used for thirty days', async () => {
    const { session } = await house().aPerson()
    house().clock.advance(30 * DAY + SECOND)
    await expect(refresh(session.refresh_token)).rejects.toMatchObject(gone)
  })

  it('ends a session after 180 days, however busy it was', async () => {
    let { session } = await house().aPerson()
    for (let month = 0; month < 6; month++) {
      house().clock.advance(29 * DAY)
      session = await refresh(session.refresh_token)
    }
    house().clock.advance(7 * DAY)
    await expect(refresh(session.refresh_token)).rejects.toMatchObject(gone)
  })
})

describe('an access token', () => {
  it('expires after ten minutes and says so, so that the page refreshes', async () => {
    const { session } = await house().aPerson()
    house().clock.advance(590 * SECOND)
    expect((await me(session.access_token)).id).toBe(session.user.id)
    house().clock.advance(11 * SECOND)
    await expect(me(session.access_token)).rejects.toMatchObject({ status: 401, code: 'session_expired' })
    const next = await refresh(session.refresh_token)
    expect((await me(next.access_token)).id).toBe(session.user.id)
  })

  it('is worthless when a byte of it was changed', async () => {
    const { token, session } = await house().aPerson()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 9_999_999_999 }
    const longer = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const forged = [
      `${header}.${longer}.${signature}`,
      `${unsigned}.${payload}.`,
      `${header}.${payload}.${'A'.repeat(signature.length)}`,
      `${header}.${payload}`,
      `${token}.x`,
      session.refresh_token,
      'x',
    ]
    for (const attempt of forged)
      await expect(me(attempt)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})
