import { PassThrough } from 'node:stream'
import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Door,
  type Listening,
  listenTo,
  openDoor,
  openHurried,
  tellMessage,
} from '../../../testing/live.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let here: Door
let there: Door
let admin: Person

beforeAll(async () => {
  here = await openDoor(server())
  there = await openDoor(server())
  admin = await server().aPerson({ roles: ['admin'] })
})
afterAll(async () => {
  await here.shut()
  await there.shut()
})

/** A stream in each process. */
async function listen(token: string): Promise<Listening[]> {
  return [await listenTo(here.base, token), await listenTo(there.base, token)]
}

const signIn = async ({ email, password }: Person) =>
  (await server().call(accountCalls.signIn, { body: { email, password } })).access_token

/** A stream's next periodic check is a minute away. */
async function expectAllEnd(streams: Listening[]): Promise<void> {
  await Promise.all(streams.map(({ over }) => over))
  expect(streams).toHaveLength(2)
}

const WAYS: Record<string, (person: Person) => Promise<unknown>> = {
  'they sign out': ({ token }) => server().call(accountCalls.signOut, {}, { token }),
  'they sign out everywhere': async (person) =>
    server().call(accountCalls.signOutEverywhere, {}, { token: await signIn(person) }),
  'they end that session from another device': async (person) => {
    const token = await signIn(person)
    const { items } = await server().call(securityCalls.sessions, {}, { token })
    const other = items.find(({ isCurrent }) => !isCurrent)
    return server().call(securityCalls.endSession, { params: { id: other?.id ?? '' } }, { token })
  },
  'their password changes': async (person) =>
    server().call(
      securityCalls.changePassword,
      { body: { password: 'Another-Long-Word-7' } },
      { token: await signIn(person) },
    ),
  'they are suspended': ({ id }) =>
    server().call(
      peopleCalls.suspend,
      { params: { id }, body: { suspended: true, reason: 'A test of streams' } },
      { token: admin.token },
    ),
  'an admin ends their sessions': ({ id }) =>
    server().call(
      peopleCalls.endSessions,
      { params: { id }, body: { reason: 'A test of streams' } },
      { token: admin.token },
    ),
  'they are taken off the access list': ({ email }) =>
    server().call(accessListCalls.remove, { body: { email } }, { token: admin.token }),
  'they lose a role': ({ id }) =>
    server().call(
      peopleCalls.changeRole,
      { params: { id }, body: { role: 'host', granted: false } },
      { token: admin.token },
    ),
  'a used refresh token comes back late': async ({ session }) => {
    const refresh = () =>
      server().call(accountCalls.refresh, { body: { refresh_token: session.refresh_token } })
    await refresh()
    server().clock.advance(31_000)
    await expect(refresh()).rejects.toMatchObject({ code: 'session_not_found' })
  },
}

describe('the streams of a session, in every process', () => {
  it.each(Object.keys(WAYS))('end immediately when %s', async (way) => {
    const person = await server().aPerson({ roles: ['creator', 'host'] })
    const streams = await listen(person.token)
    await WAYS[way]?.(person)
    await expectAllEnd(streams)
  })

  it('end alone: those of the person’s other sessions go on', async () => {
    const person = await server().aPerson()
    const leaving = await listen(person.token)
    const staying = await listen(await signIn(person))
    await server().call(accountCalls.signOut, {}, { token: person.token })
    await expectAllEnd(leaving)
    await tellMessage(here, [person.id], 7)
    for (const { until, drop } of staying) {
      expect((await until(1)).map(({ data }) => data.seq)).toEqual([7])
      drop()
    }
  })

  it('end where the word was missed because the listening connection was broken', async () => {
    const person = await server().aPerson()
    const streams = await listen(person.token)
    await server().owner.query(`
      alter table sessions disable trigger sessions_told_ended;
      update sessions set ended_at = now(), ended_because = 'revoked' where user_id = '${person.id}';
      alter table sessions enable trigger sessions_told_ended;
      select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'roomtone-live' and datname = current_database()`)
    await expectAllEnd(streams)
  })

  it('end when the session ended while the stream was being opened', async () => {
    const person = await server().aPerson()
    const { rows } = await server().database.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [person.id],
    )
    const out = new PassThrough()
    const stream = await here.hub.open({
      userId: person.id,
      sessionId: rows[0]?.id ?? '',
      isSignedIn: async () => false,
      after: null,
      begin: () => out,
    })
    out.resume()
    await new Promise((resolve) => out.once('close', resolve))
    expect(stream.isOver).toBe(true)
  })

  it('end when the access token expires', async () => {
    const person = await server().aPerson()
    const { app, base } = await openHurried(here, { beatMs: 1000, checkMs: 50 })
    const { over } = await listenTo(base, person.token)
    server().clock.advance(601_000)
    await over
    await expect(listenTo(base, person.token)).rejects.toThrow('401')
    await app.close()
  })
})
