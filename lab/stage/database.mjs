import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readPostmasterNote } from '../../server/dist/platform/db/embedded/postmaster.js'
import { startEmbeddedPostgres } from '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../../server/dist/platform/db/migrate.js'
import { closeLater } from './closing.mjs'
import { query } from './query.mjs'

/** For what is written here besides a database. */
export function openFolder(lab = 'bench') {
  const folder = mkdtempSync(join(tmpdir(), `roomtone-${lab}-`))
  closeLater(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A migrated database of the bench's own, gone when it ends: on the server of DATABASE_URL, or on an embedded one in a
 * temporary folder. As durable as in operation, since the yardsticks write to the same disk. Servers ask as
 * `requestsUrl`; what is laid out and measured beside them is the owner's, of whom fewer questions are asked.
 */
export async function openDatabase(dataDir, say) {
  const { url, requestsUrl } = process.env.DATABASE_URL
    ? await createBeside(process.env.DATABASE_URL)
    : await startDatabase(dataDir, { say })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  closeLater(() => pool.end())
  await migrate(pool, say, requestsUrl === url ? null : new URL(requestsUrl).username)
  return { url, requestsUrl, pool }
}

/** An embedded PostgreSQL on its own folder: it can be stopped or killed, and restarted on the same port. */
export async function startDatabase(dataDir, { say = () => {}, durable = true } = {}) {
  const start = (place) => startEmbeddedPostgres({ dataDir, progress: say, durable, ...place })
  let server = await start()
  let isUp = true
  const { url, requestsUrl } = server
  const port = Number(new URL(url).port)
  const stop = async () => {
    isUp = false
    await server.stop()
  }
  closeLater(stop)
  return {
    url,
    requestsUrl,
    port,
    stop,
    kill: async () => {
      if (!isUp) return
      const postmaster = readPostmasterNote(join(dataDir, 'postgres', 'cluster'))?.pid
      if (postmaster) process.kill(postmaster, 'SIGKILL')
      await stop()
    },
    revive: async () => {
      if (isUp) return
      server = await start({ port })
      isUp = true
    },
  }
}

async function createBeside(given) {
  const name = `roomtone_bench_${randomBytes(4).toString('hex')}`
  const url = new URL(given)
  await query(given, `create database ${name}`)
  closeLater(() => query(given, `drop database ${name} with (force)`))
  url.pathname = `/${name}`
  return { url: url.href, requestsUrl: url.href }
}
