import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestListing } from '../../../../testing/listings.ts'
import { insertHouse } from '../../../../testing/premises.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer({ CALENDAR_ALLOW_PRIVATE: 'on' })
/** What the other calendars say, by path. */
const served = new Map<string, { body: string }>()

let host: Person
let peer: Server
let base: string

beforeAll(async () => {
  peer = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(served.get(request.url ?? '')?.body)
  })
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
  server().clock.advance(Date.parse('2026-05-10T15:00:00Z') - server().clock.now().getTime())
  host = await server().aPerson({ roles: ['host'] })
})

afterAll(() => {
  peer.closeAllConnections()
  peer.close()
})

function calendarOf(day: string): string {
  const event = ['BEGIN:VEVENT', `UID:${day}@example.com`, `DTSTART:${day}T140000Z`, `DTEND:${day}T150000Z`]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

describe('a calendar of a divided house', () => {
  it('blocks all that its listing has alone, or the areas that its host chose', async () => {
    const [whole, upper, ground] = (await insertHouse(server(), host.id, [
      { areas: [0, 1] },
      { areas: [0] },
      { areas: [1] },
    ])) as [TestListing, TestListing, TestListing]
    served.set('/upper.ics', { body: calendarOf('20260601') })
    served.set('/all.ics', { body: calendarOf('20260602') })
    const ask = (areas: number[] | null, path: string) =>
      server().call(
        hostingCalls.addFeed,
        { params: { id: whole.id }, body: { name: 'Studio', url: `${base}${path}`, areas } },
        { token: host.token },
      )
    await expect(ask([2], '/upper.ics')).rejects.toMatchObject({ fields: [{ field: 'areas' }] })
    await expect(ask([], '/upper.ics')).rejects.toMatchObject({ fields: [{ field: 'areas' }] })
    await ask([0], '/upper.ics')
    const { areas, feeds } = await ask(null, '/all.ics')
    expect(areas).toEqual([
      { place: 0, name: 'Area 0' },
      { place: 1, name: 'Area 1' },
    ])
    expect(feeds.map((feed) => feed.areas)).toEqual([[0], null])
    const busyDaysOf = async ({ searchId }: TestListing) => {
      const { rows } = await sql<{ day: string }>`
        select lower(during)::date::text as day from busy_times where listing_id = ${searchId} order by 1`.execute(
        server().deps.db,
      )
      return rows.map(({ day }) => day)
    }
    expect(await busyDaysOf(whole)).toEqual(['2026-06-01', '2026-06-02'])
    expect(await busyDaysOf(upper)).toEqual(['2026-06-01', '2026-06-02'])
    expect(await busyDaysOf(ground)).toEqual(['2026-06-02'])
    const { version } = await server().call(
      premisesCalls.show,
      { params: { id: whole.id } },
      { token: host.token },
    )
    const spaces = [
      { id: whole.id, own: [1], shared: [] },
      { id: upper.id, own: [0], shared: [] },
      { id: ground.id, own: [1], shared: [] },
    ]
    const named = areas.map((area) => ({ ...area, sharedBy: null }))
    await expect(
      server().call(
        premisesCalls.change,
        { params: { id: whole.id }, body: { version, name: '', areas: named, spaces } },
        { token: host.token },
      ),
    ).rejects.toMatchObject({
      fields: [{ field: 'spaces.0.own', message: expect.stringMatching(/^The calendar “Studio” blocks/) }],
    })
  })
})
