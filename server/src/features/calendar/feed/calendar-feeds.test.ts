import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBookedTime } from '../../../../testing/booked-time.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer({ CALENDAR_ALLOW_PRIVATE: 'on', ACCESS_TTL: '3600' })
const HALF_HOUR = 30 * 60_000

let host: Person
let stranger: Person
let listing: TestListing
let peer: Server
let base: string
/** What the other calendars say now, by path. */
const served = new Map<string, { status?: number; body: string | Buffer }>()

beforeAll(async () => {
  peer = createServer((request, response) => {
    const page = served.get(request.url ?? '') ?? { status: 404, body: 'nothing here' }
    response.writeHead(page.status ?? 200, { 'content-type': 'text/calendar' }).end(page.body)
  })
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
  server().clock.advance(Date.parse('2026-05-10T15:00:00Z') - server().clock.now().getTime())
  host = await server().aPerson({ roles: ['host'] })
  stranger = await server().aPerson({ roles: ['host'] })
})

afterAll(() => {
  peer.closeAllConnections()
  peer.close()
})

beforeEach(async () => {
  served.clear()
  listing = await insertListing(server(), host.id, {}, TEST_PLACES.newYork)
})

type Event = { start: string; end: string; summary?: string; extra?: string[] }

function calendar(events: Event[]): string {
  const body = events.flatMap(({ start, end, summary = 'Shoot', extra = [] }, index) => [
    'BEGIN:VEVENT',
    `UID:${index}@example.com`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${summary}`,
    ...extra,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...body, 'END:VCALENDAR', ''].join('\r\n')
}

const oneHour = (day: string, hour = '14'): Event => ({
  start: `${day}T${hour}0000Z`,
  end: `${day}T${hour}5959Z`,
})
const as = (person: Person) => ({ token: person.token })
const params = () => ({ id: listing.id })
const add = (path: string, name = 'Studio', person = host) =>
  server().call(hostingCalls.addFeed, { params: params(), body: { name, url: `${base}${path}` } }, as(person))
const list = (person = host) => server().call(hostingCalls.feeds, { params: params() }, as(person))
const problem = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  )

async function holds(kind = 'import') {
  const rows = await server()
    .deps.db.selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('listing_id', '=', listing.searchId)
    .where('kind', '=', kind as 'import')
    .orderBy(sql`lower(during)`)
    .execute()
  return rows.map(({ from, to }) => `${from.toISOString().slice(0, 16)} to ${to.toISOString().slice(0, 16)}`)
}

async function book(from: string, to: string): Promise<void> {
  await insertBookedTime(server(), listing, [from, to], { guestId: stranger.id })
}

describe('subscribing', () => {
  it('blocks what the calendar holds right away, and shows it', async () => {
    served.set('/a.ics', {
      body: calendar([
        { start: '20260601T140000Z', end: '20260601T160000Z', extra: ['RRULE:FREQ=WEEKLY;COUNT=3'] },
        { start: '20260601T150000Z', end: '20260601T180000Z' },
        { start: '20260101T150000Z', end: '20260101T180000Z' },
      ]),
    })
    const { feeds, timeZone } = await add('/a.ics')
    expect(await holds()).toEqual([
      '2026-06-01T14:00 to 2026-06-01T18:00',
      '2026-06-08T14:00 to 2026-06-08T16:00',
      '2026-06-15T14:00 to 2026-06-15T16:00',
    ])
    expect(timeZone).toBe('America/New_York')
    expect(feeds).toMatchObject([
      { name: 'Studio', eventCount: 4, blockCount: 3, lastError: null, conflicts: [] },
    ])
    expect(feeds[0]?.blocks).toHaveLength(3)
    expect(feeds[0]?.lastFetchedAt).toBe(feeds[0]?.lastSucceededAt)
  })

  it('cuts long events into pieces, and leaves to others what they hold', async () => {
    await server().call(
      hostingCalls.block,
      { params: params(), body: { from: '2026-06-10', to: '2026-06-10', note: '' } },
      as(host),
    )
    served.set('/long.ics', { body: calendar([{ start: '20260601T000000Z', end: '20260720T000000Z' }]) })
    await add('/long.ics')
    expect(await holds()).toEqual([
      '2026-06-01T00:00 to 2026-06-10T04:00',
      '2026-06-11T04:00 to 2026-07-12T04:00',
      '2026-07-12T04:00 to 2026-07-20T00:00',
    ])
  })

  it('looks as far ahead as anyone books, and as long as its turnaround', async () => {
    served.set('/far.ics', {
      body: calendar([
        { start: '20260601T140000Z', end: '20260601T160000Z', extra: ['RRULE:FREQ=MONTHLY'] },
        oneHour('20280511', '23'),
      ]),
    })
    await add('/far.ics')
    expect((await holds()).slice(-2)).toEqual([
      '2028-05-01T14:00 to 2028-05-01T16:00',
      '2028-05-11T23:00 to 2028-05-11T23:59',
    ])
  })

  it('never displaces a booking: the host is shown the conflict', async () => {
    await book('2026-06-01T15:00:00Z', '2026-06-01T16:00:00Z')
    served.set('/a.ics', {
      body: calendar([
        { start: '20260601T140000Z', end: '20260601T170000Z', summary: 'Dentist\\, me' },
        oneHour('20260602'),
      ]),
    })
    const { feeds } = await add('/a.ics')
    expect(await holds()).toEqual([
      '2026-06-01T14:00 to 2026-06-01T15:00',
      '2026-06-01T16:00 to 2026-06-01T17:00',
      '2026-06-02T14:00 to 2026-06-02T14:59',
    ])
    expect(await holds('booking')).toHaveLength(1)
    expect(feeds[0]?.conflicts).toEqual([
      { startsAt: '2026-06-01T14:00:00.000Z', endsAt: '2026-06-01T17:00:00.000Z', summary: 'Dentist, me' },
    ])
  })

  it.each([
    ['/gone.ics', 404, 'gone', /no calendar at this address/],
    ['/broken.ics', 500, 'sorry', /answered 500/],
    ['/page.html', 200, '<!doctype html><title>Sign in</title>', /isn’t an iCal calendar/],
    ['/malformed.ics', 200, 'BEGIN:VCALENDAR\r\nnonsense\r\nEND:VCALENDAR', /isn’t an iCal calendar/],
    ['/huge.ics', 200, Buffer.alloc(3 * 1024 * 1024, 'BEGIN:VCALENDAR\r\n'), /larger than 2 MB/],
    [
      '/often.ics',
      200,
      calendar([{ ...oneHour('20200101'), extra: ['RRULE:FREQ=SECONDLY'] }]),
      /repeat too often/,
    ],
  ] as const)('refuses %s with the reason, and keeps nothing of it', async (path, status, body, reason) => {
    served.set(path, { status, body })
    const answer = await server().app.inject({
      method: 'POST',
      url: `/api/hosting/listings/${listing.id}/feeds`,
      headers: { authorization: `Bearer ${host.token}` },
      payload: { name: 'Studio', url: `${base}${path}` },
    })
    const refused = expectProblem(answer, path)
    expect([refused.code, refused.errors?.[0]?.field]).toEqual(['feed_refused', 'url'])
    expect(refused.detail).toMatch(reason)
    expect((await list()).feeds).toEqual([])
  })

  it('takes each calendar once, its own never, and five at most', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      served.set(`/${name}`, { body: calendar([oneHour('20260601')]) })
    await add('/a')
    expect(await problem(add('/a'))).toBe('conflict: This listing already subscribes to that calendar.')
    for (const name of ['b', 'c', 'd', 'e']) await add(`/${name}`)
    expect(await problem(add('/f'))).toMatch(/^conflict: A listing can subscribe to at most 5/)
    const { feeds, publishUrl } = await list()
    expect(feeds).toHaveLength(5)
    const own = { name: 'Own', url: publishUrl }
    await server().call(
      hostingCalls.removeFeed,
      { params: { ...params(), feedId: feeds[0]?.id ?? '' } },
      as(host),
    )
    expect(
      await problem(server().call(hostingCalls.addFeed, { params: params(), body: own }, as(host))),
    ).toMatch(/^feed_refused/)
  })

  it("is for one's own listings", async () => {
    served.set('/a', { body: calendar([oneHour('20260601')]) })
    const { feeds } = await add('/a')
    const feedId = feeds[0]?.id ?? ''
    expect(await problem(add('/a', 'Spy', stranger))).toMatch(/^not_found/)
    expect(await problem(list(stranger))).toMatch(/^not_found/)
    for (const call of [hostingCalls.refreshFeed, hostingCalls.removeFeed] as const)
      expect(
        await problem(
          server().call(
            call as typeof hostingCalls.refreshFeed,
            { params: { ...params(), feedId } },
            as(stranger),
          ),
        ),
      ).toMatch(/^not_found/)
    // A feed of another listing of the same host is not this one's either.
    const other = await insertListing(server(), host.id)
    expect(
      await problem(server().call(hostingCalls.removeFeed, { params: { id: other.id, feedId } }, as(host))),
    ).toMatch(/^not_found/)
    expect((await list()).feeds).toHaveLength(1)
  })

  it('is audited without the address', async () => {
    served.set('/secret-key', { body: calendar([oneHour('20260601')]) })
    const { feeds } = await add('/secret-key')
    await server().call(hostingCalls.rotatePublishUrl, { params: params() }, as(host))
    await server().call(
      hostingCalls.removeFeed,
      { params: { ...params(), feedId: feeds[0]?.id ?? '' } },
      as(host),
    )
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'data'])
      .where('subject_id', '=', listing.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'calendar.feed-added',
      'calendar.address-changed',
      'calendar.feed-removed',
    ])
    expect(JSON.stringify(rows)).not.toContain('secret-key')
  })
})

describe('what changes later', () => {
  it('is seen after half an hour, and what was cancelled is free again', async () => {
    served.set('/a', { body: calendar([oneHour('20260601'), oneHour('20260602')]) })
    await add('/a')
    served.set('/a', { body: calendar([oneHour('20260603')]) })
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()
    expect(await holds()).toHaveLength(2)
    server().clock.advance(HALF_HOUR)
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()
    expect(await holds()).toEqual(['2026-06-03T14:00 to 2026-06-03T14:59'])
  })

  it('keeps what it knows of a calendar that cannot be read, and says so', async () => {
    served.set('/a', { body: calendar([oneHour('20260601')]) })
    const feedId = (await add('/a')).feeds[0]?.id ?? ''
    served.set('/a', { body: '<html>' })
    server().clock.advance(60_000)
    const { feeds } = await server().call(
      hostingCalls.refreshFeed,
      { params: { ...params(), feedId } },
      as(host),
    )
    expect(feeds[0]).toMatchObject({
      lastError: 'not_a_calendar',
      blockCount: 1,
    })
    expect(Date.parse(feeds[0]?.lastFetchedAt ?? '')).toBeGreaterThan(
      Date.parse(feeds[0]?.lastSucceededAt ?? ''),
    )
    expect(await holds()).toHaveLength(1)
    served.set('/a', { body: calendar([]) })
    const again = await server().call(hostingCalls.refreshFeed, { params: { ...params(), feedId } }, as(host))
    expect(again.feeds[0]).toMatchObject({ lastError: null, blockCount: 0 })
  })

  it.each(['removed', 'emptied'])('leaves to another calendar what a %s one held', async (how) => {
    served.set('/a', { body: calendar([oneHour('20260601'), oneHour('20260602')]) })
    served.set('/b', { body: calendar([oneHour('20260601')]) })
    const feedId = (await add('/a')).feeds[0]?.id ?? ''
    await add('/b').finally(() => served.set('/a', { body: calendar([]) }))
    const of = { params: { ...params(), feedId } }
    if (how === 'removed') await server().call(hostingCalls.removeFeed, of, as(host))
    else await server().call(hostingCalls.refreshFeed, of, as(host))
    expect(await holds()).toEqual([])
    await server().drain()
    expect(await holds()).toEqual(['2026-06-01T14:00 to 2026-06-01T14:59'])
  })

  it('takes turns: many in parallel leave one set of holds and no error', async () => {
    served.set('/a', { body: calendar([oneHour('20260601'), oneHour('20260602')]) })
    const feedId = (await add('/a')).feeds[0]?.id ?? ''
    const refresh = () =>
      server().call(hostingCalls.refreshFeed, { params: { ...params(), feedId } }, as(host))
    const block = () =>
      server().call(
        hostingCalls.block,
        { params: params(), body: { from: '2026-06-01', to: '2026-06-03', note: '' } },
        as(host),
      )
    const answers = await Promise.all(
      [refresh, block, refresh, refresh, block, refresh].map((call) => problem(call())),
    )
    expect(new Set(answers)).toEqual(new Set(['fine']))
    expect(await holds()).toHaveLength(2)
  })
})

describe('publishing', () => {
  const fetchIcs = async () => {
    const { publishUrl } = await list()
    return server().app.inject({ url: new URL(publishUrl).pathname })
  }

  it('tells when, and nothing else', async () => {
    await book('2026-06-01T15:00:00Z', '2026-06-01T20:00:00Z')
    await server().call(
      hostingCalls.block,
      { params: params(), body: { from: '2026-06-10', to: '2026-06-12', note: 'My secret holiday' } },
      as(host),
    )
    served.set('/a', { body: calendar([{ ...oneHour('20260620'), summary: 'Dentist' }]) })
    await add('/a')
    const answer = await fetchIcs()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const text = answer.payload
    expect(text.split('\r\n').filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line))).toEqual([
      'DTSTART:20260601T150000Z',
      'DTEND:20260601T200000Z',
      'SUMMARY:Booked',
      'DTSTART:20260610T040000Z',
      'DTEND:20260613T040000Z',
      'SUMMARY:Busy',
    ])
    for (const secret of [
      'Halden',
      'holiday',
      'Dentist',
      'Secret Street',
      'blue pot',
      host.email,
      host.fullName,
      listing.id,
      host.id,
      String(34.05),
    ])
      expect(text).not.toContain(secret)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('tells of the last day that anyone can book', async () => {
    await book('2028-05-10T15:00:00Z', '2028-05-11T04:00:00Z')
    expect((await fetchIcs()).payload).toContain('DTSTART:20280510T150000Z')
  })

  it('returns through another calendar without blocking itself', async () => {
    await book('2026-06-01T15:00:00Z', '2026-06-01T20:00:00Z')
    served.set('/echo', { body: (await fetchIcs()).payload })
    const { feeds } = await add('/echo')
    expect(feeds[0]).toMatchObject({ eventCount: 0, conflicts: [] })
    // Another listing of the same host does take it.
    listing = await insertListing(server(), host.id)
    expect((await add('/echo')).feeds[0]).toMatchObject({ eventCount: 1 })
  })

  it('ends with the old address when there is a new one, and knows no other', async () => {
    const old = new URL((await list()).publishUrl).pathname
    const { publishUrl } = await server().call(hostingCalls.rotatePublishUrl, { params: params() }, as(host))
    expect(new URL(publishUrl).pathname).not.toBe(old)
    expect((await fetchIcs()).statusCode).toBe(200)
    for (const url of [
      old,
      '/calendars/x.ics',
      `/calendars/${'a'.repeat(32)}.ics`,
      old.replace('.ics', ''),
      '/calendars/%00.ics',
    ])
      expect(expectProblem(await server().app.inject({ url }), url).code).toBe('not_found')
    expect(
      await problem(server().call(hostingCalls.rotatePublishUrl, { params: params() }, as(stranger))),
    ).toMatch(/^not_found/)
  })
})
