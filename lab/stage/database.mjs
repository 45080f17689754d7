import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../../server/dist/platform/db/migrate.js'
import { closeLater } from './closing.mjs'

/** For what a part writes besides its database. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-bench-'))
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
    : await embed(dataDir, say)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  closeLater(() => pool.end())
  await migrate(pool, say, requestsUrl === url ? null : new URL(requestsUrl).username)
  return { url, requestsUrl, pool }
}

async function embed(dataDir, say) {
  const postgres = await startEmbeddedPostgres({ dataDir, progress: say })
  closeLater(() => postgres.stop())
  return postgres
}

async function createBeside(given) {
  const name = `roomtone_bench_${randomBytes(4).toString('hex')}`
  const url = new URL(given)
  await ask(given, `create database ${name}`)
  closeLater(() => ask(given, `drop database ${name} with (force)`))
  url.pathname = `/${name}`
  return { url: url.href, requestsUrl: url.href }
}

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
