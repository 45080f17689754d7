import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { openGooglePeer } from '../../testing/google-peer.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { type Person, useServer } from '../../testing/server.ts'

const peer = await openGooglePeer()
const server = useServer(peer.env)
afterAll(() => peer.close())
afterEach(() => {
  vi.restoreAllMocks()
  peer.distort(null)
  peer.forge(false)
})

const OWN = 'Owner2please'
const GONE = { status: 410, body: { code: 'link_invalid' } }
const REFUSED = { status: 403, body: { code: 'google_refused' } }
const newEmail = () => `google-${randomUUID()}@example.com`
const someone = (over: object = {}) => ({ sub: randomUUID(), email: newEmail(), name: 'Gwen Reed', ...over })

type From = { token?: string; cookie?: string }

async function post(path: string, body: object, { token, cookie }: From = {}) {
  const answer = await server().app.inject({
    method: 'POST',
    url: `/api/account/google/${path}`,
    payload: body,
    headers: { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) },
  })
  return {
    status: answer.statusCode,
    body: answer.payload === '' ? null : answer.json(),
    cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  }
}

/** On the way to Google and back, up to where the page sends what it brought. */
async function ready(person: Person, gwen = someone()) {
  const { body, cookie } = await post('link', {}, { token: person.token })
  return { query: peer.choose(body.url, gwen), from: { token: person.token, cookie }, gwen }
}

async function readyToSignIn(gwen: ReturnType<typeof someone>) {
  const { body, cookie } = await post('start', {})
  return { query: peer.choose(body.url, gwen), from: { cookie } }
}

const identitiesOf = async (column: 'user_id' | 'subject', value: string) =>
  (
    await server().database.pool.query(`select user_id from linked_identities where ${column}::text = $1`, [
      value,
    ])
  ).rows

async function resetToken(email: string): Promise<string> {
  await server().call(accountCalls.requestPasswordReset, { body: { email } })
  await server().drain()
  const mails = (await server().mailsTo(email)).filter(({ kind }) => kind === 'reset-password')
  return tokenIn(mails.at(-1)?.text ?? '')
}

describe('connecting Google with an answer that is not for it', () => {
  it.each([
    ['another nonce', (claims: object) => ({ ...claims, nonce: 'other' })],
    ['no nonce', (claims: object) => ({ ...claims, nonce: undefined })],
    ['another audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['several audiences', (claims: object) => ({ ...claims, aud: ['somebody-else', 'a-third'] })],
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://accounts.example' })],
    ['a time that is over', (claims: object) => ({ ...claims, exp: 1 })],
    ['an address that is not verified', (claims: object) => ({ ...claims, email_verified: false })],
    [
      'an address that is verified in words only',
      (claims: object) => ({ ...claims, email_verified: 'false' }),
    ],
  ])('is refused: %s', async (_, change) => {
    const ada = await server().aPerson()
    const { query, from } = await ready(ada)
    peer.distort(change)
    expect(await post('link/finish', { query }, from)).toMatchObject(REFUSED)
    peer.distort(null)
    // What was refused is used up: the same answer does not come through later.
    expect(await post('link/finish', { query }, from)).toMatchObject(GONE)
    expect(await identitiesOf('user_id', ada.id)).toEqual([])
  })

  it('is refused: another signature', async () => {
    const ada = await server().aPerson()
    const { query, from } = await ready(ada)
    peer.forge(true)
    expect(await post('link/finish', { query }, from)).toMatchObject(REFUSED)
    expect(await identitiesOf('user_id', ada.id)).toEqual([])
  })

  it('is refused: the answer that somebody else sends their victim, with whichever state', async () => {
    const [victim, thief] = [await server().aPerson(), await server().aPerson()]
    const theirs = await ready(thief)
    const own = await ready(victim)
    expect(await post('link/finish', { query: theirs.query }, own.from)).toMatchObject(GONE)
    const code = new URLSearchParams(theirs.query).get('code') ?? ''
    const state = new URLSearchParams(own.query).get('state') ?? ''
    // The victim's state with the thief's code: PKCE and nonce belong to another start.
    const mixed = `?${new URLSearchParams({ state, code })}`
    expect(await post('link/finish', { query: mixed }, own.from)).toMatchObject(REFUSED)
    for (const { id } of [victim, thief]) expect(await identitiesOf('user_id', id)).toEqual([])
  })

  it('is refused: an answer that was asked for to sign in, and the other way round', async () => {
    const ada = await server().aPerson()
    const signIn = await readyToSignIn(someone({ email: ada.email }))
    expect(
      await post('link/finish', { query: signIn.query }, { ...signIn.from, token: ada.token }),
    ).toMatchObject(GONE)
    const link = await ready(ada)
    expect(await post('finish', { query: link.query }, { cookie: link.from.cookie })).toMatchObject(GONE)
    expect(await identitiesOf('user_id', ada.id)).toEqual([])
  })
})

describe('one Google account', () => {
  it('is connected to one of many who finish with it at the same moment', async () => {
    const gwen = someone()
    const people = await Promise.all([1, 2, 3, 4].map(() => server().aPerson()))
    const links = await Promise.all(people.map((person) => ready(person, gwen)))
    const answers = await Promise.all(links.map(({ query, from }) => post('link/finish', { query }, from)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    const winner = people[answers.findIndex(({ status }) => status === 204)]
    expect(await identitiesOf('subject', gwen.sub)).toEqual([{ user_id: winner?.id }])
  })

  it('is one of two that somebody connects to their account at the same moment', async () => {
    const ada = await server().aPerson()
    const links = [await ready(ada), await ready(ada)]
    const answers = await Promise.all(links.map(({ query, from }) => post('link/finish', { query }, from)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await identitiesOf('user_id', ada.id)).toHaveLength(1)
  })

  it('that is connected takes its owner to no other account, though that has its address', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const { query, from, gwen } = await ready(ada, someone({ email: bea.email }))
    expect(await post('link/finish', { query }, from)).toMatchObject({ status: 204 })
    const { query: again, from: browser } = await readyToSignIn(gwen)
    expect(await post('finish', { query: again, password: bea.password }, browser)).toMatchObject({
      status: 200,
      body: { user: { id: ada.id } },
    })
    expect(await identitiesOf('user_id', bea.id)).toEqual([])
  })
})

describe('somebody on an address that they have not proved', () => {
  it('connects no Google account, also with a way out from before', async () => {
    const squatter = await server().aPerson({ confirmed: false })
    const unconfirmed = { status: 403, body: { code: 'email_unconfirmed' } }
    expect(await post('link', {}, { token: squatter.token })).toMatchObject(unconfirmed)
    const confirm = (at: Date | null) =>
      server().database.pool.query('update users set email_confirmed_at = $2 where id = $1', [
        squatter.id,
        at,
      ])
    await confirm(server().clock.now())
    const { query, from } = await ready(squatter)
    await confirm(null)
    expect(await post('link/finish', { query }, from)).toMatchObject(unconfirmed)
    expect(await identitiesOf('user_id', squatter.id)).toEqual([])
  })

  it('is not handed what the owner of the address brings from Google, nor the owner theirs', async () => {
    const squatter = await server().aPerson({ confirmed: false })
    const gwen = someone({ email: squatter.email })
    const { query, from } = await readyToSignIn(gwen)
    expect(await post('finish', { query }, from)).toMatchObject({
      status: 401,
      body: { code: 'password_required' },
    })
    expect(await post('finish', { query, password: OWN }, from)).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
    expect(await identitiesOf('subject', gwen.sub)).toEqual([])
    const me = await server().call(accountCalls.me, {}, { token: squatter.token })
    expect(me.emailConfirmed).toBe(false)

    // The owner takes the account over by its mailbox, and only then connects Google to it.
    const body = { token: await resetToken(squatter.email), password: OWN }
    await server().call(accountCalls.completePasswordReset, { body })
    await expect(server().call(accountCalls.me, {}, { token: squatter.token })).rejects.toMatchObject({
      status: 401,
    })
    expect(await post('finish', { query, password: squatter.password }, from)).toMatchObject({ status: 401 })
    expect(await post('finish', { query, password: OWN }, from)).toMatchObject({
      status: 200,
      body: { user: { id: squatter.id, emailConfirmed: true } },
    })
  })

  it('signs up in the moment in which the owner comes from Google: the second proves themself', async () => {
    const email = newEmail()
    await server()
      .deps.db.insertInto('access_whitelist')
      .values({ email, added_at: server().clock.now(), source: 'admin' })
      .execute()
    const gwen = someone({ email })
    const { query, from } = await readyToSignIn(gwen)
    const form = { email, password: 'Squatter1here', fullName: 'Someone Else', userType: 'creator' as const }
    const [came, signedUp] = await Promise.all([
      post('finish', { query }, from),
      server()
        .call(accountCalls.signUp, { body: form })
        .catch(() => null),
    ])
    const rows = await identitiesOf('subject', gwen.sub)
    expect(rows).toHaveLength(came.status === 200 ? 1 : 0)
    expect([came.status === 200, signedUp !== null].filter(Boolean)).toHaveLength(1)
    if (signedUp) expect([401, 410]).toContain(came.status)
  })
})

describe('a session that ends while Google is asked', () => {
  it('connects nothing: a password that was reset meanwhile shuts a stolen session out of this, too', async () => {
    const ada = await server().aPerson()
    const token = await resetToken(ada.email)
    const { query, from, gwen } = await ready(ada)
    const { google } = server().deps
    if (!google) throw new Error('Google is not configured')
    const real = google.finish.bind(google)
    vi.spyOn(google, 'finish').mockImplementationOnce(async (params, asked) => {
      await server().call(accountCalls.completePasswordReset, { body: { token, password: OWN } })
      return real(params, asked)
    })
    expect(await post('link/finish', { query }, from)).toMatchObject({
      status: 401,
      body: { code: 'session_not_found' },
    })
    expect(await identitiesOf('subject', gwen.sub)).toEqual([])
    const own = await server().call(accountCalls.signIn, { body: { email: ada.email, password: OWN } })
    const shown = await server().call(securityCalls.show, {}, { token: own.access_token })
    expect(shown.google.email).toBeNull()
    await server().drain()
    expect((await server().mailsTo(ada.email)).map(({ kind }) => kind)).not.toContain('google-connected')
  })
})
