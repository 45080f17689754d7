import { randomBytes } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { connect } from '../db/database.ts'
import type { JobHandlers } from './jobs.ts'
import { startWorker } from './worker.ts'

const server = useServer()
const query = (text: string) => server().database.pool.query(text)

/** A database user of its own, who can be refused a connection while everyone else goes on. */
async function aGuestOfTheDatabase() {
  const name = `guest_${randomBytes(6).toString('hex')}`
  const { owner } = server()
  const { username } = new URL(server().databaseUrl)
  await owner.query(`create role ${name} login in role ${username} password '${name}'`)
  const url = new URL(server().databaseUrl)
  Object.assign(url, { username: name, password: name })
  const database = connect(url.href)
  onTestFinished(async () => {
    await database.close()
    await owner.query(`drop role ${name}`)
  })
  return {
    pool: database.pool,
    refuse: async () => {
      await owner.query(`alter role ${name} connection limit 0`)
      await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`)
    },
    admit: () => owner.query(`alter role ${name} connection limit -1`),
  }
}

it('a worker that is refused a connection waits, and crosses off what it has done', async () => {
  const { deps } = server()
  const guest = await aGuestOfTheDatabase()
  let [begun, finish] = [() => {}, () => {}]
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let times = 0
  const handlers = {
    'sweep-compliance': async () => {
      times += 1
      begun()
      await isFinished
    },
  } as unknown as JobHandlers
  await query('delete from graphile_worker._private_jobs')
  await deps.jobs.add(deps.db, 'sweep-compliance', {}, { key: 'in hand' })
  const worker = await startWorker(guest.pool, handlers, deps.log)
  onTestFinished(() => worker.stop())
  await isBegun
  await guest.refuse()
  finish()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await guest.admit()
  const left = async () => (await query("select from graphile_worker.jobs where key = 'in hand'")).rowCount
  await expect.poll(left, { timeout: 15_000, interval: 200 }).toBe(0)
  expect(times).toBe(1)
}, 30_000)

it('a worker does what was locked for it and never reached it, and leaves alone what it has in hand', async () => {
  const { deps, database } = server()
  const times: Record<string, number> = {}
  let finish = () => {}
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const count = (name: string) => {
    times[name] = (times[name] ?? 0) + 1
  }
  const handlers = {
    'seal-audit': async () => {
      count('in hand')
      await isFinished
    },
    'sweep-compliance': async () => count('lost'),
  } as unknown as JobHandlers
  await query('delete from graphile_worker._private_jobs')
  await deps.jobs.add(deps.db, 'seal-audit', {}, { key: 'in hand' })
  const worker = await startWorker(database.pool, handlers, deps.log)
  onTestFinished(() => worker.stop())
  onTestFinished(() => finish())
  await expect.poll(() => times['in hand']).toBe(1)
  // Not due, so that the worker does not take it before it is locked.
  await deps.jobs.add(
    deps.db,
    'sweep-compliance',
    {},
    { key: 'lost', runAt: new Date('2099-01-01T00:00:00Z') },
  )
  await query(
    `update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '1 minute',
       locked_by = (select locked_by from graphile_worker._private_jobs where key = 'in hand')`,
  )
  await expect.poll(() => times['lost'], { timeout: 15_000, interval: 100 }).toBe(1)
  expect(times).toEqual({ 'in hand': 1, lost: 1 })
}, 30_000)

it('neither photos, calendars nor letters keep money, deadlines and mails waiting, however many there are', async () => {
  const { deps, database } = server()
  let finish = () => {}
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const inHand = { photos: 0, calendars: 0, letters: 0 }
  const done: string[] = []
  const handlers = {
    'encode-avif': async () => {
      inHand.photos += 1
      await isFinished
    },
    'fetch-calendar': async () => {
      inHand.calendars += 1
      await isFinished
    },
    'send-letter': async () => {
      inHand.letters += 1
      await isFinished
    },
    'advance-charge': async () => done.push('payment'),
    'end-overdue-booking': async () => done.push('deadline'),
    'send-mail': async () => done.push('mail'),
  } as unknown as JobHandlers
  await query('delete from graphile_worker._private_jobs')
  const forty = Array.from({ length: 40 }, (_, index) => `${index}`)
  await deps.jobs.addMany(
    deps.db,
    'encode-avif',
    forty.map((photoId) => ({ photoId })),
  )
  await deps.jobs.addMany(
    deps.db,
    'fetch-calendar',
    forty.map((feedId) => ({ feedId })),
  )
  await deps.jobs.addMany(
    deps.db,
    'send-letter',
    forty.map((userId) => ({ mail: 'any', about: { userId } })),
  )
  const worker = await startWorker(database.pool, handlers, deps.log)
  onTestFinished(() => worker.stop())
  onTestFinished(() => finish())
  await expect.poll(() => inHand, { timeout: 30_000 }).toEqual({ photos: 1, calendars: 4, letters: 2 })
  await deps.jobs.add(deps.db, 'advance-charge', { chargeId: '1' })
  await deps.jobs.add(deps.db, 'end-overdue-booking', { bookingId: '1' })
  await deps.jobs.add(deps.db, 'send-mail', { mail: 'any', about: {} })
  await expect.poll(() => [...done].sort(), { timeout: 30_000 }).toEqual(['deadline', 'mail', 'payment'])
  expect(inHand).toEqual({ photos: 1, calendars: 4, letters: 2 })
}, 60_000)

it('stopping waits for the photo in hand and begins no other', async () => {
  const { deps, database } = server()
  let [finish, encoded, begun] = [() => {}, 0, 0]
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const handlers = {
    'encode-avif': async () => {
      begun += 1
      await isFinished
      encoded += 1
    },
  } as unknown as JobHandlers
  await query('delete from graphile_worker._private_jobs')
  await deps.jobs.addMany(deps.db, 'encode-avif', [{ photoId: '1' }, { photoId: '2' }])
  const worker = await startWorker(database.pool, handlers, deps.log)
  await expect.poll(() => begun, { timeout: 30_000 }).toBe(1)
  const stopped = worker.stop()
  finish()
  await stopped
  expect([begun, encoded]).toEqual([1, 1])
  const left = await query('select attempts, locked_at from graphile_worker._private_jobs')
  expect(left.rows).toEqual([{ attempts: 0, locked_at: null }])
}, 60_000)
