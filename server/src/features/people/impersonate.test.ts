import { accountCalls } from '@roomtone/contract/account/account.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../../../testing/all-endpoints.ts'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { NOBODY, SAMPLE_BODIES, urlOf } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { HIDDEN, isShownWhileImpersonating } from './what-is-shown.ts'

const server = useServer()
const promised = await allEndpoints()
let admin: Person
let person: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  person = await server().aPerson({ fullName: 'Cleo Marsh', roles: ['creator', 'host'] })
})

const asAdmin = async (who = admin) => ({ token: await tokenOf(server(), who) })
const lookAs = async (id: string, who = admin) =>
  server().call(
    peopleCalls.impersonate,
    { params: { id }, body: { reason: 'Cannot find the receipt' } },
    await asAdmin(who),
  )
const me = (token: string) => server().call(accountCalls.me, {}, { token })

async function auditOf(id: string) {
  return server()
    .deps.db.selectFrom('audit_log')
    .select(['action', 'actor_id', 'data', 'personal'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'impersonation.%')
    .orderBy('id')
    .execute()
}

describe('looking through somebody’s eyes', () => {
  it('lasts a quarter of an hour, cannot be lengthened, and is written down from start to end', async () => {
    const cleo = await server().aPerson()
    const session = await lookAs(cleo.id)
    expect(session.expires_in).toBe(900)
    expect((await me(session.access_token)).id).toBe(cleo.id)
    await expect(
      server().call(accountCalls.refresh, { body: { refresh_token: session.refresh_token } }),
    ).rejects.toMatchObject({ code: 'session_not_found' })
    await server().call(accountCalls.signOut, {}, { token: session.access_token })
    await expect(me(session.access_token)).rejects.toMatchObject({ code: 'session_not_found' })

    const second = await lookAs(cleo.id)
    server().clock.advance(901_000)
    await expect(me(second.access_token)).rejects.toMatchObject({ code: 'session_expired' })
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()

    const rows = await auditOf(cleo.id)
    expect(rows.map(({ action }) => action)).toEqual([
      'impersonation.started',
      'impersonation.ended',
      'impersonation.started',
      'impersonation.ended',
    ])
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true)
    expect(rows.map(({ data }) => (data as { because?: string }).because)).toEqual([
      undefined,
      'stopped',
      undefined,
      'expired',
    ])
    const [first] = rows
    const { keys, db } = server().deps
    expect(await keys.open(db, cleo.id, first?.personal ?? Buffer.alloc(0))).toEqual({
      reason: 'Cannot find the receipt',
    })
    expect(first?.personal?.toString('latin1')).not.toContain('receipt')
  })

  it('is not for admins, oneself, suspended people, or people who do not exist', async () => {
    const rival = await server().aPerson({ roles: ['admin'] })
    await expect(lookAs(rival.id)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(lookAs(admin.id)).rejects.toMatchObject({ code: 'own_account' })
    await expect(lookAs(NOBODY)).rejects.toMatchObject({ code: 'not_found' })
    const gone = await server().aPerson()
    const suspension = { params: { id: gone.id }, body: { suspended: true } }
    await server().call(peopleCalls.suspend, suspension, await asAdmin())
    await expect(lookAs(gone.id)).rejects.toMatchObject({ code: 'account_suspended' })
  })

  it('ends with the admin’s role, with their sessions, and with the suspension of either', async () => {
    const rival = await server().aPerson({ roles: ['admin'] })
    const first = await lookAs(person.id, rival)
    const role = { params: { id: rival.id }, body: { role: 'admin' as const, granted: false } }
    await server().call(peopleCalls.changeRole, role, await asAdmin())
    await expect(me(first.access_token)).rejects.toMatchObject({ code: 'session_not_found' })

    const third = await server().aPerson({ roles: ['admin'] })
    const second = await lookAs(person.id, third)
    await server().call(accountCalls.signOutEverywhere, {}, await asAdmin(third))
    await expect(me(second.access_token)).rejects.toMatchObject({ code: 'session_not_found' })
  })

  it('shows up in no list of devices and counts as no visit', async () => {
    const quiet = await server().aPerson()
    const seen = async () =>
      (await server().call(peopleCalls.show, { params: { id: quiet.id } }, await asAdmin())).person.lastSeenAt
    const before = await seen()
    server().clock.advance(60_000)
    await lookAs(quiet.id)
    expect(await seen()).toBe(before)
    const { sessions } = await server().call(peopleCalls.show, { params: { id: quiet.id } }, await asAdmin())
    expect(sessions.total).toBe(1)
  })

  it('sees a trip and a conversation, and leaves both as they were', async () => {
    const { guest, id } = await aBooking(server(), { state: 'confirmed' })
    const { access_token: token } = await lookAs(guest.id)
    const trip = await server().call(bookingCalls.show, { params: { id } }, { token })
    expect(trip.party).toBe('guest')
    await expect(server().call(bookingCalls.access, { params: { id } }, { token })).rejects.toMatchObject({
      code: 'read_only',
    })

    const talk = await aConversation(server())
    await say(server(), talk.host, talk.id, 'Come by the side door')
    const look = await lookAs(talk.guest.id)
    const unread = (who: string) => server().call(conversationCalls.unread, {}, { token: who })
    const before = await unread(look.access_token)
    await server().call(
      conversationCalls.messages,
      { params: { id: talk.id }, query: {} },
      { token: look.access_token },
    )
    expect(await unread(await tokenOf(server(), talk.guest))).toEqual(before)
  })

  it('opens no stream of theirs', async () => {
    const { access_token } = await lookAs(person.id)
    const answer = await server().app.inject({
      url: '/api/live',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(answer.json()).toMatchObject({ code: 'read_only' })
  })
})

describe('every endpoint of the contract, while an admin looks as somebody else', () => {
  let token = ''
  beforeAll(async () => {
    token = (await lookAs(person.id)).access_token
  })

  const ask = ({ route, endpoint }: Promised) =>
    server().app.inject({
      method: endpoint.method,
      url: urlOf(endpoint.path),
      headers: { authorization: `Bearer ${token}` },
      ...(SAMPLE_BODIES[route] ? { payload: SAMPLE_BODIES[route] } : {}),
    })

  const isWay = ({ route }: Promised) => route === 'POST /api/account/sign-out'

  it.each(promised.filter((one) => one.endpoint.method !== 'GET' && !isWay(one)))(
    '$route changes nothing',
    async (target) => {
      const answer = await ask(target)
      const isAdmins = target.endpoint.audience === 'admin'
      const needsVerified = target.endpoint.audience === 'verified'
      expect(answer.statusCode).toBe(403)
      const code = isAdmins ? 'forbidden' : needsVerified ? 'verification_required' : 'read_only'
      expect(answer.json()).toMatchObject({ code })
    },
  )

  it.each(promised.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.audience !== 'anyone'))(
    '$route shows what may be shown',
    async (target) => {
      const answer = await ask(target)
      const { audience } = target.endpoint
      if (isShownWhileImpersonating(target.endpoint)) expect(answer.json().code).not.toBe('read_only')
      else {
        expect(answer.statusCode).toBe(403)
        expect(['read_only', 'verification_required', 'forbidden']).toContain(answer.json().code)
      }
      if (audience === 'admin') expect(answer.statusCode).toBe(403)
    },
  )

  it('is decided for everything that a member can read: shown, or hidden for a reason', () => {
    const read = promised.filter(
      ({ endpoint }) =>
        endpoint.method === 'GET' && endpoint.audience !== 'anyone' && endpoint.audience !== 'admin',
    )
    const hidden = Object.keys(HIDDEN)
    const undecided = read.filter(
      (one) => !isShownWhileImpersonating(one.endpoint) && !hidden.includes(one.route),
    )
    expect(undecided.map(({ route }) => route)).toEqual([])
    const both = read.filter((one) => isShownWhileImpersonating(one.endpoint) && hidden.includes(one.route))
    expect(both.map(({ route }) => route)).toEqual([])
    expect(hidden.filter((route) => !read.some((one) => one.route === route))).toEqual([])
  })

  it.each([
    'GET /api/payouts/account',
    'GET /api/payments/cards',
    'GET /api/personal-info',
    'GET /api/account/security',
    'GET /api/account/sessions',
    'GET /api/taxes',
    'GET /api/work-details',
    'GET /api/bookings/:id/release',
    'GET /api/bookings/:id/receipt',
    'GET /api/packets/files/:id',
  ])('%s stays hidden', async (route) => {
    const target = promised.find((one) => one.route === route)
    if (!target) throw new Error(`${route} is gone: say here what hides it now`)
    expect((await ask(target)).json()).toMatchObject({ code: 'read_only' })
  })
})
