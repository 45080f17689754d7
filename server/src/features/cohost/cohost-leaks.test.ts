import { COHOST_RIGHTS, type CohostRight } from '@roomtone/domain/access/cohost-rights'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../../../testing/all-endpoints.ts'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { giveHerThings, type HerThings, urlAbout } from '../../../testing/her-things.ts'
import { SAMPLE_BODIES } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

/** What each right opens, and nothing else in the whole server. */
const OPENS: Record<CohostRight, string[]> = {
  listing: ['GET /api/hosting/listings/:id', 'PATCH /api/hosting/listings/:id', 'PATCH /api/photos/:id'],
  calendar: [
    'DELETE /api/hosting/listings/:id/feeds/:feedId',
    'GET /api/hosting/listings/:id/calendar',
    'GET /api/hosting/listings/:id/feeds',
    'POST /api/hosting/listings/:id/blocks',
    'POST /api/hosting/listings/:id/feeds',
    'POST /api/hosting/listings/:id/feeds/:feedId/refresh',
    'POST /api/hosting/listings/:id/publish-url',
    'POST /api/hosting/listings/:id/unblock',
    'PUT /api/hosting/listings/:id/prices',
  ],
  bookings: [
    'GET /api/bookings/:id',
    'GET /api/bookings/:id/acceptance',
    'GET /api/bookings/:id/calendar',
    'POST /api/bookings/:id/accept',
    'POST /api/bookings/:id/access',
    'POST /api/bookings/:id/decline',
    'POST /api/bookings/:id/release-second-hold',
  ],
  messages: [
    'GET /api/conversations/:id',
    'GET /api/conversations/:id/messages',
    'GET /api/messages/files/:id',
    'POST /api/conversations/:id/block',
    'POST /api/conversations/:id/messages',
    'POST /api/conversations/:id/read',
    'POST /api/conversations/:id/report',
    'POST /api/messages/:id/report',
  ],
}

const server = useServer()
const promised = (await allEndpoints()).filter(
  ({ route, endpoint }) => !endpoint.bytes && !/sign-out|deactivate|account\/clos|account\/delet/.test(route),
)
// What takes something away is asked last.
const late = ({ route }: Promised) => Number(/^DELETE|decline/.test(route))
const ordered = promised.toSorted((one, other) => late(one) - late(other))

let host: Person
let stranger: Person
let hers: HerThings
let listings: string[]

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  hers = await giveHerThings(server(), host)
  const rows = await server()
    .deps.db.selectFrom('properties')
    .select('id')
    .where('host_id', '=', host.id)
    .execute()
  listings = rows.map(({ id }) => id)
  expect(listings.length).toBeGreaterThan(2)
})

async function askAll(person: Person): Promise<Map<string, { status: number; text: string }>> {
  const token = await tokenOf(server(), person)
  const answers = new Map<string, { status: number; text: string }>()
  for (const { route, endpoint } of ordered) {
    const payload = SAMPLE_BODIES[route]
    const answer = await server().app.inject({
      method: endpoint.method,
      url: urlAbout(hers, endpoint.path),
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    })
    answers.set(route, { status: answer.statusCode, text: answer.payload })
  }
  return answers
}

const isShut = (status: number | undefined) => status === 403 || status === 404

describe('somebody who helps with a listing', () => {
  let before: Map<string, { status: number; text: string }>

  beforeAll(async () => {
    before = await askAll(stranger)
  }, 120_000)

  it.each(COHOST_RIGHTS)(
    'comes through the doors of the right %s and through no other',
    async (right) => {
      const helper = await aCohost(server(), { host, listings, rights: [right] })
      const answers = await askAll(helper)
      const opened = [...answers].filter(
        ([route, { status }]) => isShut(before.get(route)?.status) && !isShut(status),
      )
      expect(opened.map(([route]) => route).sort()).toEqual(OPENS[right])
      for (const { status } of answers.values()) expect(status).toBeLessThan(500)
    },
    120_000,
  )

  it('finds every door shut as soon as it has ended', async () => {
    const helper = await aCohost(server(), { host, listings, rights: [...COHOST_RIGHTS] })
    await server()
      .deps.db.updateTable('listing_cohosts')
      .set({ ended_at: server().clock.now() })
      .where('user_id', '=', helper.id)
      .execute()
    const answers = await askAll(helper)
    const opened = [...answers].filter(
      ([route, { status }]) => isShut(before.get(route)?.status) && !isShut(status),
    )
    expect(opened).toEqual([])
  }, 120_000)

  it('reads nothing of bookings in lists without the right to them', async () => {
    const helper = await aCohost(server(), { host, listings, rights: ['listing', 'calendar'] })
    const answers = await askAll(helper)
    for (const route of [
      'GET /api/hosting/today',
      'GET /api/hosting/bookings',
      'GET /api/hosting/listings/:id/calendar',
    ])
      for (const id of [hers.booking, hers.shoot]) expect(answers.get(route)?.text, route).not.toContain(id)
  }, 120_000)
})
