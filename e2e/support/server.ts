import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from './free-port.ts'

export const MASTER_KEY = process.env['STORIES_MASTER_KEY'] ?? '17'.repeat(32)
const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export type TestServer = {
  url: string
  /** The database user that its requests run as. */
  databaseUrl: string
  dataDir: string
  stop(): Promise<void>
  /** The database user that owns the tables. */
  query(sql: string, values?: unknown[]): Promise<unknown[]>
  /** Sets how far its clock is ahead from now on; null where somebody else has started it. */
  setClockAhead: ((milliseconds: number) => Promise<void>) | null
}

/** A whole Roomtone with the demo data and its own database; or the one that STORIES_URL names. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const standing = process.env['STORIES_URL']
  if (standing && Object.keys(env).length === 0) return useStanding(standing)
  const dataDir = await mkdtemp(join(tmpdir(), 'roomtone-story-'))
  const databaseUrl = env['DATABASE_URL'] ?? (await copyDemo(dataDir))
  // A real processor knows nothing about the demo's bookings, so nothing may ask it about them.
  if (env['PAYMENTS_PROVIDER']) await run(ownerOf(databaseUrl), 'delete from graphile_worker._private_jobs')
  const port = Number(env['PORT'] ?? (await freePort()))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerOf(databaseUrl),
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      SESSION_SECRET: 'a secret that is long enough for the browser tests',
      MASTER_KEY,
      RATE_LIMIT_SCALE: '1000',
      // Browsers share the same two cores: the load limits of production would refuse the story's requests.
      MAX_EVENT_LOOP_DELAY: '0',
      LOG_LEVEL: 'error',
      CLOCK_STEPS: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await untilOpen(child)
  const { query, close } = await connect(ownerOf(databaseUrl))
  return {
    url,
    databaseUrl,
    dataDir,
    query,
    setClockAhead: async (milliseconds) => {
      child.send({ clockShift: milliseconds })
      // A later answer shows that it has received the change by now.
      await fetch(`${url}/robots.txt`)
    },
    stop: async () => {
      await close()
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Somebody else starts and stops it; `npm run wide -- stories` does. */
async function useStanding(url: string): Promise<TestServer> {
  const { STORIES_DATABASE_URL: databaseUrl = '', STORIES_DATA_DIR: dataDir = '' } = process.env
  const { query, close } = await connect(databaseUrl)
  return { url, databaseUrl, dataDir, query, setClockAhead: null, stop: close }
}

async function connect(
  connectionString: string,
): Promise<Pick<TestServer, 'query'> & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    query: async (sql, values = []) => (await client.query(sql, values)).rows,
    close: () => client.end(),
  }
}

/** Its output is read to the end, because a server that writes into a closed pipe dies. */
function untilOpen(child: ChildProcess): Promise<void> {
  let heard = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += String(chunk)
      if (heard.includes('Roomtone is open')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server stopped before it was open:\n${heard}`)))
  })
}

/** The demo database of a run, which every worker copies (`postgres.setup.ts`). */
export const DEMO = 'demo'

async function copyDemo(dataDir: string): Promise<string> {
  await cp(given('E2E_DEMO_FILES'), join(dataDir, 'files'), { recursive: true })
  return createDatabase(`story_${randomBytes(6).toString('hex')}`, DEMO)
}

export async function createDatabase(name: string, template: string): Promise<string> {
  await run(given('E2E_OWNER'), `create database ${name} template ${template} strategy file_copy`)
  return named(given('E2E_REQUESTS'), name)
}

const ownerOf = (databaseUrl: string) => named(given('E2E_OWNER'), new URL(databaseUrl).pathname.slice(1))

function named(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

function given(name: 'E2E_OWNER' | 'E2E_REQUESTS' | 'E2E_DEMO_FILES'): string {
  const value = process.env[name]
  if (!value) throw new Error('postgres.setup.ts has not run')
  return value
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const { query, close } = await connect(databaseUrl)
  await query(statement)
  await close()
}
