import { accountCalls } from '@roomtone/contract/account/account.calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { successorOf } from '../../platform/crypto/tokens.ts'

const server = useServer()
const SECOND = 1000
const DAY = 86_400 * SECOND

const refresh = (refresh_token: string) => server().call(accountCalls.refresh, { body: { refresh_token } })
const me = (token: string) => server().call(accountCalls.me, {}, { token })
const gone = { status: 401, code: 'session_not_found' }

describe('refreshing a session', () => {
  it('gives a new pair and keeps the session and the person', async () => {
    const ada = await server().aPerson()
    const next = await refresh(ada.session.refresh_token)
    expect(next.refresh_token).not.toBe(ada.session.refresh_token)
    expect(next.user.id).toBe(ada.id)
    expect((await me(next.access_token)).id).toBe(ada.id)
    const third = await refresh(next.refresh_token)
    expect((await me(third.access_token)).id).toBe(ada.id)
    const sessions = await server()
      .deps.db.selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ada.id)
      .execute()
    expect(sessions).toHaveLength(1)
  })

  it('stores no token, only what cannot be turned back into one', async () => {
    const ada = await server().aPerson()
    const { rows } = await server().database.pool.query<{ found: boolean }>(
      "select exists (select 1 from refresh_tokens where encode(token_hash, 'escape') like $1) as found",
      [`%${ada.session.refresh_token}%`],
    )
    expect(rows[0]?.found).toBe(false)
  })

  it('gives tabs that wake together the same successor, and each goes on with it', async () => {
    const { session } = await server().aPerson()
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)))
    expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1)
    for (const tab of tabs) {
      expect((await me(tab.access_token)).id).toBe(session.user.id)
      await refresh(tab.refresh_token)
    }
  })

  it('still answers a token that was used 29 seconds ago', async () => {
    const { session } = await server().aPerson()
    await refresh(session.refresh_token)
    server().clock.advance(29 * SECOND)
    const again = await refresh(session.refresh_token)
    expect((await me(again.access_token)).id).toBe(session.user.id)
  })

  it('takes a token that is used again after 31 seconds for stolen: the whole session ends', async () => {
    const ada = await server().aPerson()
    const newest = await refresh(ada.session.refresh_token)
    server().clock.advance(31 * SECOND)
    await expect(refresh(ada.session.refresh_token)).rejects.toMatchObject(gone)
    await expect(refresh(newest.refresh_token)).rejects.toMatchObject(gone)
    await expect(me(newest.access_token)).rejects.toMatchObject(gone)
    const row = await server()
      .deps.db.selectFrom('sessions')
      .select('ended_because')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    expect(row.ended_because).toBe('replay')
  })

  it('does not know tokens that were never issued', async () => {
    await expect(refresh('made-up')).rejects.toMatchObject(gone)
    const { session } = await server().aPerson()
    await expect(refresh(session.access_token.slice(0, 200))).rejects.toMatchObject(gone)
  })

  it('forgets a session that was not used for thirty days', async () => {
    const { session } = await server().aPerson()
    server().clock.advance(30 * DAY + SECOND)
    await expect(refresh(session.refresh_token)).rejects.toMatchObject(gone)
  })

  it('ends a session after 180 days, however busy it was', async () => {
    let { session } = await server().aPerson()
    for (let month = 0; month < 6; month++) {
      server().clock.advance(29 * DAY)
      session = await refresh(session.refresh_token)
    }
    server().clock.advance(7 * DAY)
    await expect(refresh(session.refresh_token)).rejects.toMatchObject(gone)
  })
})

/** Of the tokens that one session was given, those with which it could still go on. */
async function unusedTokens(userId: string): Promise<number> {
  const { rows } = await server().database.pool.query<{ unused: number }>(
    `select count(*)::int as unused from refresh_tokens token join sessions on sessions.id = token.session_id
      where user_id = $1 and used_at is null`,
    [userId],
  )
  return rows[0]?.unused ?? 0
}

describe('refreshing many times in parallel', () => {
  it('leaves one unused token, however often and in whatever order it is refreshed', async () => {
    const orders = fc.array(
      fc.record({ tabs: fc.integer({ min: 1, max: 12 }), wait: fc.integer({ min: 0, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    await fc.assert(
      fc.asyncProperty(orders, async (rounds) => {
        const { id, session } = await server().aPerson()
        const known = [session.refresh_token]
        for (const { tabs, wait } of rounds) {
          server().clock.advance(wait * SECOND)
          // Some tabs ask with what they got long since: all of it is within the grace.
          const asked = Array.from({ length: tabs }, (_, tab) => known[tab % known.length] ?? '')
          const answers = await Promise.all(asked.map(refresh))
          known.push(...answers.map(({ refresh_token }) => refresh_token))
          expect(await unusedTokens(id)).toBe(1)
        }
        const newest = await refresh(known[0] ?? '')
        server().clock.advance(31 * SECOND)
        expect((await refresh(newest.refresh_token)).user.id).toBe(id)
        await expect(refresh(known[0] ?? '')).rejects.toMatchObject(gone)
        await expect(refresh(newest.refresh_token)).rejects.toMatchObject(gone)
      }),
      { numRuns: 8 },
    )
  })

  it('answers with the newest when the successor has been used already', async () => {
    const { id, session } = await server().aPerson()
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.refresh_token)
    expect((await refresh(session.refresh_token)).refresh_token).toBe(third.refresh_token)
    expect(await unusedTokens(id)).toBe(1)
  })

  it('derives a successor that knowing the token alone does not give', () => {
    const one = successorOf('a token', 'a secret')
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(successorOf('a token', 'a secret')).toBe(one)
    expect(successorOf('a token', 'another secret')).not.toBe(one)
    expect(successorOf('another token', 'a secret')).not.toBe(one)
  })
})

describe('an access token', () => {
  it('never outlives its session', async () => {
    let { session } = await server().aPerson()
    for (let month = 0; month < 6; month++) {
      server().clock.advance(29 * DAY)
      session = await refresh(session.refresh_token)
    }
    server().clock.advance(6 * DAY - 60 * SECOND)
    const last = await refresh(session.refresh_token)
    expect(last.expires_in).toBeGreaterThan(0)
    expect(last.expires_in).toBeLessThanOrEqual(61)
  })

  it('expires after ten minutes and says so, so that the page refreshes', async () => {
    const { session } = await server().aPerson()
    server().clock.advance(590 * SECOND)
    expect((await me(session.access_token)).id).toBe(session.user.id)
    server().clock.advance(11 * SECOND)
    await expect(me(session.access_token)).rejects.toMatchObject({ status: 401, code: 'session_expired' })
    const next = await refresh(session.refresh_token)
    expect((await me(next.access_token)).id).toBe(session.user.id)
  })

  it('is worthless when a byte of it was changed', async () => {
    const { token, session } = await server().aPerson()
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
