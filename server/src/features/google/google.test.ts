import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { siteCalls } from '@roomtone/contract/site/site.calls'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGooglePeer } from '../../../testing/google-peer.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { whileHeld } from '../../../testing/while-held.ts'

const peer = await openGooglePeer()
const server = useServer(peer.env)
const plain = useServer()
const { guarded, nextCode } = useSecondFactor(server)
afterAll(() => peer.close())
afterEach(() => {
  peer.distort(null)
  peer.failWith(null)
  peer.forge(false)
})

/** As a browser keeps it: everything but `HttpOnly` and the like. */
let cookie = ''
beforeEach(() => {
  cookie = ''
})

async function post(path: string, body: object, { token = '', from = cookie, page = 'en' } = {}) {
  const answer = await server().app.inject({
    method: 'POST',
    url: `/api/account/google/${path}`,
    payload: body,
    headers: {
      'accept-language': page,
      ...(from && { cookie: from }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  const set = answer.headers['set-cookie']
  return {
    status: answer.statusCode,
    body: answer.payload === '' ? null : answer.json(),
    setCookie: String(set ?? ''),
  }
}

async function start(next?: string): Promise<string> {
  const { body, setCookie } = await post('start', next === undefined ? {} : { next })
  cookie = setCookie.split(';')[0] ?? ''
  return body.url
}

const finish = (query: string, over: object = {}) => post('finish', { query, ...over })
const someone = (over: object = {}) => ({ sub: randomUUID(), email: newEmail(), name: 'Gwen Reed', ...over })
const newEmail = () => `google-${randomUUID()}@example.com`

async function invited(email: string): Promise<string> {
  const entry = { email, added_at: server().clock.now(), source: 'admin' as const }
  await server().deps.db.insertInto('access_whitelist').values(entry).execute()
  return email
}

async function linked(person: Person): Promise<{ sub: string; email: string }> {
  const gwen = someone()
  const { body, setCookie } = await post('link', {}, { token: person.token })
  cookie = setCookie.split(';')[0] ?? ''
  const query = peer.choose(body.url, gwen)
  expect(await post('link/finish', { query }, { token: person.token })).toMatchObject({ status: 204 })
  return gwen
}

describe('signing in with Google', () => {
  it('does not exist where it is not configured', async () => {
    const url = '/api/account/google/start'
    expect((await plain().app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
    expect((await plain().call(siteCalls.show, {})).google).toBe(false)
    expect((await server().call(siteCalls.show, {})).google).toBe(true)
  })

  it('asks with PKCE, state and nonce, and ties the way back to the browser', async () => {
    const { body, setCookie } = await post('start', {})
    const asked = new URL(body.url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/auth/google')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    expect(setCookie).toMatch(
      /^roomtone_google=[\w-]{43}; Path=\/api\/account\/google; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
  })

  it('gives someone new who is invited an account with a confirmed address, and no password', async () => {
    const email = await invited(newEmail())
    const query = peer.choose(await start('/trips'), someone({ email: email.toUpperCase() }))
    const { status, body } = await finish(query)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isNew: true,
      reactivated: false,
      next: '/trips',
      user: { email, emailConfirmed: true, fullName: 'Gwen Reed', roles: ['creator'] },
    })
    const { password, google } = await server().call(securityCalls.show, {}, { token: body.access_token })
    expect(password).toEqual({ isSet: false, changedAt: null })
    expect(google).toMatchObject({ isOffered: true, email })
    await server().drain()
    expect((await server().mailsTo(email)).map(({ kind }) => kind)).toEqual(['welcome'])
    const form = { email, password: 'Quiet1please' }
    await expect(server().call(accountCalls.signIn, { body: form })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it.each([
    ['a phone number', 'Gwen 917 555 0134'],
    ['a link', 'Gwen at gwenreed.photography'],
    ['nothing', ''],
  ])('does not show %s as the name of a new account', async (_, name) => {
    const email = await invited(newEmail())
    const { status, body } = await finish(peer.choose(await start(), someone({ email, name })))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ fullName: 'Member', hasNames: false })
  })

  it('gives them an account in the language of the page they came from', async () => {
    const query = peer.choose(await start(), someone({ email: await invited(newEmail()) }))
    const { body, setCookie } = await post('finish', { query }, { page: 'es' })
    expect(body).toMatchObject({ isNew: true, user: { language: 'es' } })
    expect(setCookie).toContain('language=es; Path=/')
  })

  it('knows them again, also when their address at Google has changed', async () => {
    const gwen = someone({ email: await invited(newEmail()) })
    const first = await finish(peer.choose(await start(), gwen))
    const again = await finish(peer.choose(await start(), { ...gwen, email: newEmail() }))
    expect(again.body).toMatchObject({ isNew: false, user: { id: first.body.user.id } })
  })

  it('refuses a person who is not on the access list, and creates nothing', async () => {
    const gwen = someone()
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({
      status: 403,
      body: { code: 'not_whitelisted' },
    })
    const { db } = server().deps
    expect(await db.selectFrom('users').select('id').where('email', '=', gwen.email).execute()).toEqual([])
  })

  it('puts a person who comes while everyone may on the list, so that closing the doors locks no one out', async () => {
    const { pool } = server().database
    const open = (value: boolean) =>
      pool.query(
        `insert into platform_settings (name, value, updated_at) values ('sign_up_open', $1, now())
          on conflict (name) do update set value = excluded.value`,
        [JSON.stringify(value)],
      )
    const gwen = someone()
    await open(true)
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({ body: { isNew: true } })
    await open(false)
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({ body: { isNew: false } })
    const { rows } = await pool.query('select source from access_whitelist where email = $1', [gwen.email])
    expect(rows).toEqual([{ source: 'open' }])
  })

  it('refuses a person who was taken off the list on their way', async () => {
    const gwen = someone({ email: await invited(newEmail()) })
    const query = peer.choose(await start(), gwen)
    const sql = "insert into users (email, user_type, created_at) values ($1, 'creator', now())"
    const [finished] = await whileHeld<unknown>(server(), { sql, values: [gwen.email] }, [
      () => finish(query),
      () => server().deps.db.deleteFrom('access_whitelist').where('email', '=', gwen.email).execute(),
    ])
    expect(finished).toMatchObject({ value: { status: 403, body: { code: 'not_whitelisted' } } })
  })

  it('takes an answer once, from the browser that asked, within ten minutes', async () => {
    const gwen = someone({ email: await invited(newEmail()) })
    const query = peer.choose(await start(), gwen)
    const gone = { status: 410, body: { code: 'link_invalid' } }
    expect(await post('finish', { query }, { from: '' })).toMatchObject(gone)
    expect(await post('finish', { query }, { from: `roomtone_google=${'x'.repeat(43)}` })).toMatchObject(gone)
    expect(await finish(query)).toMatchObject({ status: 200 })
    expect(await finish(query)).toMatchObject(gone)
    const late = peer.choose(await start(), gwen)
    server().clock.advance(601_000)
    expect(await finish(late)).toMatchObject(gone)
    expect(await finish('?error=access_denied&state=none')).toMatchObject(gone)
  })

  it('lets one of two finish with the same answer', async () => {
    const gwen = someone({ email: await invited(newEmail()) })
    const query = peer.choose(await start(), gwen)
    const statuses = (await Promise.all([finish(query), finish(query)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 410])
  })

  it.each([
    ['another nonce', (claims: object) => ({ ...claims, nonce: 'other' })],
    ['another audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://accounts.example' })],
    ['a time that is over', (claims: object) => ({ ...claims, exp: 1 })],
    ['an address that is not verified', (claims: object) => ({ ...claims, email_verified: false })],
    ['no address', (claims: object) => ({ ...claims, email: undefined })],
  ])('refuses an answer with %s', async (_, change) => {
    const gwen = someone({ email: await invited(newEmail()) })
    const query = peer.choose(await start(), gwen)
    peer.distort(change)
    expect(await finish(query)).toMatchObject({ status: 403, body: { code: 'google_refused' } })
  })

  it('refuses an answer that somebody else signed', async () => {
    const gwen = someone({ email: await invited(newEmail()) })
    const query = peer.choose(await start(), gwen)
    peer.forge(true)
    expect(await finish(query)).toMatchObject({ status: 403, body: { code: 'google_refused' } })
  })

  it('says so when the person said no, and when Google does not answer', async () => {
    const state = new URL(await start()).searchParams.get('state')
    expect(await finish(`?error=access_denied&state=${state}`)).toMatchObject({
      status: 403,
      body: { code: 'google_refused' },
    })
    const query = peer.choose(await start(), someone())
    peer.failWith(503)
    expect(await finish(query)).toMatchObject({ status: 502, body: { code: 'google_unreachable' } })
  })
})

describe('an account with the same address', () => {
  it('is connected only by someone who knows its password', async () => {
    const ada = await server().aPerson()
    const gwen = someone({ email: ada.email })
    const query = peer.choose(await start(), gwen)
    const asked = await finish(query)
    expect(asked).toMatchObject({ status: 401, body: { code: 'password_required' } })
    expect(asked.body.detail).toContain(ada.email)
    expect(await finish(query, { password: 'Wrong1password' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
    const { rows } = await server().database.pool.query(
      'select 1 from linked_identities where user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([])
    const entered = await finish(query, { password: ada.password })
    expect(entered.body).toMatchObject({ isNew: false, user: { id: ada.id, emailConfirmed: true } })
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({ body: { user: { id: ada.id } } })
    await server().drain()
    expect((await server().mailsTo(ada.email)).map(({ kind }) => kind)).toContain('google-connected')
  })

  it('is not connected with a password that was changed meanwhile', async () => {
    const ada = await server().aPerson()
    const query = peer.choose(await start(), someone({ email: ada.email }))
    const body = { password: 'Louder2please' }
    const sql = 'lock table linked_identities in share mode'
    const [finished] = await whileHeld<unknown>(server(), { sql }, [
      () => finish(query, { password: ada.password }),
      () => server().call(securityCalls.changePassword, { body }, { token: ada.token }),
    ])
    expect(finished).toMatchObject({ value: { status: 401, body: { code: 'invalid_credentials' } } })
    const { google } = await server().call(securityCalls.show, {}, { token: ada.token })
    expect(google.email).toBeNull()
  })

  it('asks for the code of its second factor too, and keeps the answer of Google meanwhile', async () => {
    const { person, key } = await guarded()
    const gwen = someone({ email: person.email })
    const query = peer.choose(await start(), gwen)
    const proof = { password: person.password }
    expect(await finish(query, proof)).toMatchObject({ status: 401, body: { code: 'code_required' } })
    expect(await finish(query, { ...proof, code: '000000' })).toMatchObject({
      body: { code: 'code_invalid' },
    })
    expect(await finish(query, { ...proof, code: nextCode(key) })).toMatchObject({ status: 200 })
    const again = peer.choose(await start(), gwen)
    expect(await finish(again)).toMatchObject({ body: { code: 'code_required' } })
    expect(await finish(again, { code: nextCode(key) })).toMatchObject({ status: 200 })
  })

  it('is refused while suspended, and reactivates a deactivated account', async () => {
    const ada = await server().aPerson()
    const gwen = await linked(ada)
    const { db, clock } = server().deps
    const change = (suspended_at: Date | null) =>
      db.updateTable('users').set({ suspended_at }).where('id', '=', ada.id).execute()
    await change(clock.now())
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    })
    await change(null)
    await server().call(securityCalls.deactivate, {}, { token: ada.token })
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({ body: { reactivated: true } })
    await db.deleteFrom('access_whitelist').where('email', '=', ada.email).execute()
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({
      body: { code: 'not_whitelisted' },
    })
  })
})

describe('connecting Google', () => {
  it('is finished by the same person only', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const { body, setCookie } = await post('link', {}, { token: ada.token })
    cookie = setCookie.split(';')[0] ?? ''
    const query = peer.choose(body.url, someone())
    const gone = { status: 410, body: { code: 'link_invalid' } }
    expect(await post('link/finish', { query }, { token: bea.token })).toMatchObject(gone)
    expect(await finish(query)).toMatchObject(gone)
    expect(await post('link/finish', { query }, { token: ada.token })).toMatchObject({ status: 204 })
  })

  it('connects one Google account to one account', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const gwen = await linked(ada)
    const { body } = await post('link', {}, { token: bea.token })
    const query = peer.choose(body.url, gwen)
    expect(await post('link/finish', { query }, { token: bea.token })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect(await post('link', {}, { token: ada.token })).toMatchObject({
      status: 409,
    })
  })

  it('is undone, and refused while there is no password', async () => {
    const ada = await server().aPerson()
    const gwen = await linked(ada)
    const unlink = (token: string) => post('unlink', {}, { token })
    expect(await unlink(ada.token)).toMatchObject({ status: 204 })
    expect(await unlink(ada.token)).toMatchObject({ status: 404 })
    expect(await finish(peer.choose(await start(), gwen))).toMatchObject({
      body: { code: 'not_whitelisted' },
    })
    await invited(newEmail())
    const newcomer = someone({ email: await invited(newEmail()) })
    const { body } = await finish(peer.choose(await start(), newcomer))
    expect(await unlink(body.access_token)).toMatchObject({
      status: 409,
      body: { code: 'password_missing' },
    })
    await server().drain()
    expect((await server().mailsTo(ada.email)).map(({ kind }) => kind)).toContain('google-disconnected')
  })
})
