import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../../../testing/all-endpoints.ts'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost, accept, invite, tokenMailedTo } from '../../../testing/cohosts.ts'
import { aConversation, heard, say, type TestConversation } from '../../../testing/conversation.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { SAMPLE_BODIES } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const all = (await allEndpoints()).filter(
  ({ endpoint, file }) => file.startsWith('conversation/') && endpoint.audience !== 'admin',
)
const byId = all.filter(({ endpoint }) => endpoint.path.includes('/:id'))
const picture = await aJpeg()

let talk: TestConversation
let stranger: Person
let admin: Person
let ids: { conversation: string; message: string; file: string }

beforeAll(async () => {
  const host = await aVerifiedPerson(server(), {
    email: 'het.tie@example.com',
    fullName: 'Hettie Hiddenname',
    roles: ['creator', 'host'],
  })
  const guest = await aVerifiedPerson(server(), { email: 'gw.en@example.com', fullName: 'Gwen Unsaidname' })
  const { listing } = await aBooking(server(), { host, guest })
  talk = await aConversation(server(), { host, guest, listing })
  stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  admin = await server().aPerson({ roles: ['admin'] })
  const upload = all.find(({ route }) => route === 'POST /api/conversations/:id/files') as Promised
  ids = { conversation: talk.id, message: '', file: '' }
  const file = (await ask(upload, guest)).json<{ id: string }>().id
  const { id } = await say(server(), guest, talk.id, 'Quiet words', { fileIds: [file] })
  ids = { conversation: talk.id, message: id, file }
  await say(server(), host, talk.id, 'An answer')
})

function urlOf(path: string): string {
  const id = path.includes('/files/:id')
    ? ids.file
    : path.includes('/messages/:id')
      ? ids.message
      : ids.conversation
  return path.replace(':id', id)
}

async function ask({ route, endpoint }: Promised, person: Person) {
  const payload = endpoint.bytes ? picture : bodyOf(route)
  return server().app.inject({
    method: endpoint.method,
    url: urlOf(endpoint.path),
    ...(payload ? { payload } : {}),
    headers: {
      authorization: `Bearer ${await tokenOf(server(), person)}`,
      ...(endpoint.bytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
  })
}

function bodyOf(route: string): object | undefined {
  return route === 'POST /api/conversations' ? { propertyId: talk.listing.id } : SAMPLE_BODIES[route]
}

describe('a conversation', () => {
  it('does not exist for strangers, nor for an admin who has no case about it', async () => {
    expect(byId.length).toBeGreaterThan(7)
    for (const target of byId) {
      const answer = await ask(target, stranger)
      expect(answer.statusCode, target.route).toBe(404)
      expect(answer.payload).not.toContain('Quiet')
      if (!target.endpoint.path.includes('/files/'))
        expect((await ask(target, admin)).statusCode, target.route).toBe(404)
    }
    expect(await heard(server(), talk.host, talk.id)).toHaveLength(2)
    const list = all.find(({ route }) => route === 'GET /api/conversations') as Promised
    expect((await ask(list, stranger)).json()).toEqual({ items: [], nextCursor: null, total: 0 })
    const { rows } = await server().database.pool.query('select 1 from live_events where user_id = any($1)', [
      [stranger.id, admin.id],
    ])
    expect(rows).toEqual([])
  })

  it('does not exist for who helps without that right, was only asked, or helps no more', async () => {
    const { host, listing } = talk
    const sharing = { host, listings: [listing.id] }
    const invited = await aVerifiedPerson(server())
    await invite(server(), { ...sharing, rights: ['messages'], email: invited.email })
    const others = await aCohost(server(), { ...sharing, rights: ['listing', 'calendar', 'bookings'] })
    const ended = await aCohost(server(), { ...sharing, rights: ['messages'] })
    const read = byId.find(({ route }) => route === 'GET /api/conversations/:id') as Promised
    expect((await ask(read, ended)).statusCode).toBe(200)
    await server().call(cohostCalls.end, { params: { id: ended.cohostId } }, { token: ended.token })
    for (const person of [invited, others, ended]) {
      for (const target of byId) {
        const answer = await ask(target, person)
        expect(answer.statusCode, target.route).toBe(404)
        expect(answer.payload).not.toContain('Quiet')
      }
      for (const target of all.filter(({ endpoint }) => endpoint.path.startsWith('/api/conversations')))
        if (target.endpoint.method === 'GET')
          expect((await ask(target, person)).payload, target.route).not.toContain(talk.id)
    }
    await say(server(), talk.guest, talk.id, 'A word among ourselves')
    const { rows } = await server().database.pool.query(
      "select 1 from live_events where user_id = any($1) and kind in ('message', 'read')",
      [[invited.id, others.id, ended.id]],
    )
    expect(rows).toEqual([])
    await accept(server(), invited, await tokenMailedTo(server(), invited.email))
    expect((await ask(read, invited)).statusCode).toBe(200)
  })

  it('tells each side the other’s first name, never the last one nor the address', async () => {
    const secrets = { guest: [talk.host.email, 'Hiddenname'], host: [talk.guest.email, 'Unsaidname'] }
    for (const side of ['guest', 'host'] as const) {
      const answered: string[] = []
      for (const target of all.filter(({ route }) => !/report|block/.test(route))) {
        const answer = await ask(target, talk[side])
        if (answer.statusCode < 300) answered.push(target.route)
        for (const secret of [...secrets[side], 'Secret Street', 'blue pot'])
          expect(answer.payload.includes(secret), `${target.route} tells ${secret}`).toBe(false)
      }
      expect(answered).toContain('GET /api/conversations/:id')
      expect(answered).toContain('GET /api/conversations')
      expect(answered).toContain('POST /api/conversations/:id/messages')
      expect(answered).toContain('GET /api/messages/files/:id')
    }
  })
})
