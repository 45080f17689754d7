import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cloneDatabase } from '../../../../testing/clone-database.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'
import { buildApp } from '../../../app.ts'
import type { Rendered } from '../../pages/rendered.ts'
import { connect, type Database } from '../database.ts'
import { cookieOf, cookiesAfterWrite, FURTHEST, type Position, seenBy } from './position.ts'
import type { Replica } from './replica.ts'
import { Standing } from './standing.ts'

describe('a replica', () => {
  const watched = (looks: [primary: Position, replica: Position | null][]) => {
    const standing = new Standing()
    looks.forEach(([primary, replica], second) => {
      standing.sawPrimary(primary, second * 1000)
      if (replica === null) standing.lostReplica()
      else standing.sawReplica(replica)
    })
    return standing
  }

  it('is read from by those who have seen no more than it has', () => {
    const standing = watched([[100, 100]])
    expect([null, 99, 100, 101].map((seen) => standing.covers(seen))).toEqual([true, true, true, false])
  })

  it('is not trusted before both were seen, and not while it does not answer', () => {
    expect(new Standing().covers(null)).toBe(false)
    expect(watched([[100, 90]]).covers(null)).toBe(false)
    expect(
      watched([
        [100, 100],
        [100, null],
      ]).covers(null),
    ).toBe(false)
    expect(
      watched([
        [100, 100],
        [100, null],
        [100, 100],
      ]).covers(null),
    ).toBe(true)
  })

  it('is passed over while it lags by more than ten seconds, and taken up again', () => {
    const behind = (seconds: number) =>
      Array.from({ length: seconds + 1 }, (_, n): [Position, Position] => [100 + n, 100])
    expect(watched(behind(10)).lag()).toBe(10_000)
    expect(watched(behind(10)).covers(null)).toBe(true)
    expect(watched(behind(11)).covers(null)).toBe(false)
    expect(watched([...behind(30), [131, 131]]).covers(null)).toBe(true)
  })

  it('lags by nothing while nothing is written', () => {
    const idle = Array.from({ length: 1000 }, (): [Position, Position] => [100, 100])
    expect(watched(idle).lag()).toBe(0)
  })

  it('knows how far behind it is after hours', () => {
    const stalled = Array.from({ length: 5000 }, (_, n): [Position, Position] => [100 + n, 100])
    expect(watched(stalled).lag()).toBe(4_999_000)
    expect(watched([...stalled, [5100, 5098]]).lag()).toBeLessThanOrEqual(20_000)
  })

  it('is another one when it has come less far than before', () => {
    const standing = watched([
      [100, 100],
      [200, 200],
      [200, 150],
    ])
    expect([standing.lag(), standing.covers(null)]).toEqual([null, false])
  })
})

describe('what a browser is told after a write', () => {
  it('is what it says with its next requests, the furthest counting', () => {
    const [first = ''] = cookiesAfterWrite(40, { cookies: undefined, https: true })
    expect(first).toBe('__Host-wrote-40=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax; Secure')
    expect(seenBy(`language=fr; ${cookieOf(40)}; ${cookieOf(7)}`)).toBe(40)
    expect(seenBy('language=fr; __Host-wrote-9=1')).toBe(9)
    expect(seenBy('language=fr; nowrote-9=1')).toBeNull()
    expect(seenBy('wrote-9999999999999999=1')).toBe(FURTHEST)
  })

  it('takes nothing back: an answer that comes late only clears what its request knew', () => {
    const https = false
    expect(cookiesAfterWrite(50, { cookies: 'wrote-40=1; wrote-60=1', https })).toEqual([
      'wrote-50=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax',
      'wrote-40=1; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
  })
})

describe('reading', () => {
  const server = useServer()
  let other: Database
  let drop: () => Promise<void>
  let doubts = 0
  let covered: Position | null = FURTHEST
  let listing: { id: string }

  /** Another database plays the replica, so that what is read shows where it was read. */
  beforeAll(async () => {
    const clone = await cloneDatabase(inject('template'))
    drop = clone.drop
    other = connect(clone.url, { settings: { default_transaction_read_only: 'on' } })
    const host = await server().aPerson()
    listing = await insertListing(server(), host.id)
  })
  afterAll(async () => {
    await other.close()
    await drop()
  })

  const replica = (): Replica => ({
    db: other.db,
    reads: { walk: other.db, gather: other.db },
    covers: (seen) => covered !== null && (seen ?? 0) <= covered,
    doubt: () => {
      doubts += 1
    },
    lag: () => 0,
    pools: {},
    close: async () => {},
  })

  async function open() {
    const { deps, database, hub } = server()
    return buildApp({ ...deps, replica: replica() }, database.pool, hub, {
      clientFolder: new URL('.', import.meta.url).pathname,
      editionIn: async () => ({
        manifest: {},
        render: async ({ fetchApi }): Promise<Rendered> => {
          const answer = await fetchApi('/api/properties')
          return { status: 200, html: await answer.text(), cacheable: true }
        },
      }),
    })
  }

  it('goes to the replica, unless this browser has written what is not there yet', async () => {
    const app = await open()
    const list = async (cookie?: string) => {
      const answer = await app.inject({ url: '/api/properties', headers: cookie ? { cookie } : {} })
      return answer.json().items.length
    }
    covered = 100
    expect([await list(), await list(cookieOf(100)), await list(cookieOf(101))]).toEqual([0, 0, 1])
    covered = null
    expect(await list()).toBe(1)
    await app.close()
  })

  it('tells after writes how far the primary is, and after reads nothing', async () => {
    const app = await open()
    covered = FURTHEST
    const payload = { path: '/nowhere' }
    const wrote = await app.inject({ method: 'POST', url: '/api/site/missing-page', payload })
    const read = await app.inject({ url: '/api/properties' })
    const position = seenBy(String(wrote.headers['set-cookie']).split(';')[0]) ?? 0
    const { rows } = await server().database.pool.query(
      "select (pg_current_wal_insert_lsn() - '0/0')::bigint as now",
    )
    expect(position).toBeGreaterThan(0)
    expect(position).toBeLessThanOrEqual(rows[0].now)
    expect(read.headers['set-cookie']).toBeUndefined()
    const alone = await server().app.inject({ method: 'POST', url: '/api/site/missing-page', payload })
    expect(alone.headers['set-cookie']).toBeUndefined()
    await app.close()
  })

  it('redraws a page for someone who has written since it was drawn', async () => {
    const app = await open()
    covered = 100
    const drawn = async (cookie?: string) => {
      const { payload } = await app.inject({ url: '/some-page', headers: cookie ? { cookie } : {} })
      return JSON.parse(payload).items.length
    }
    expect([await drawn(), await drawn(cookieOf(101)), await drawn()]).toEqual([0, 1, 0])
    await app.close()
  })

  it('finds on the primary what the replica has not got, and does not doubt it for that', async () => {
    const app = await open()
    covered = FURTHEST
    doubts = 0
    const answer = await app.inject({ url: `/api/properties/${listing.id}` })
    expect([answer.statusCode, answer.json().id, doubts]).toEqual([200, listing.id, 0])
    await app.close()
  })

  it('asks the primary when the replica fails', async () => {
    const app = await open()
    covered = FURTHEST
    doubts = 0
    await other.close()
    const answer = await app.inject({ url: '/api/properties' })
    expect([answer.statusCode, answer.json().items.length, doubts]).toEqual([200, 1, 1])
    await app.close()
  })
})
