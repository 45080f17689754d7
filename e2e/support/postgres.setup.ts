import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, DEMO, startServer } from './server.ts'

const KEPT = fileURLToPath(new URL('../.cache/demo', import.meta.url))
const BUILD = fileURLToPath(new URL('../../server/dist/.roomtone-build', import.meta.url))

/** One PostgreSQL for the run, with the demo data; every browser worker clones that database. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['STORIES_URL']) return async () => {}
  const name = demoName()
  if (!existsSync(join(KEPT, name))) await keepDemo(name)
  const dataDir = newFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    await cp(join(KEPT, name), dataDir, { recursive: true })
    process.env['E2E_DEMO_FILES'] = join(dataDir, 'files')
    const stop = await startPostgres(dataDir)
    return () => stop().finally(remove)
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Seeding takes longer than most stories, so the next run of the same build finds the demo as files. They are
 * valid until the hour is over: what the demo says about today is true until a day ends somewhere, and days
 * end on the hour.
 */
function demoName(): string {
  const build = existsSync(BUILD) ? readFileSync(BUILD, 'utf8').trim().slice(0, 16) : randomUUID()
  return `${new Date().toISOString().slice(0, 13)}-${build}`
}

async function keepDemo(name: string): Promise<void> {
  const dataDir = newFolder()
  try {
    const stop = await startPostgres(dataDir)
    try {
      const demo = await startServer({ DATABASE_URL: await createDatabase(DEMO, 'template1') })
      await cp(join(demo.dataDir, 'files'), join(dataDir, 'files'), { recursive: true })
      await demo.stop()
    } finally {
      await stop()
    }
    mkdirSync(KEPT, { recursive: true })
    const past = readdirSync(KEPT).filter((other) => !other.startsWith(name))
    for (const other of past) rmSync(join(KEPT, other), { recursive: true, force: true })
    const draft = join(KEPT, `${name}-${process.pid}`)
    await cp(dataDir, draft, { recursive: true })
    // Another run may have been quicker.
    if (existsSync(join(KEPT, name))) rmSync(draft, { recursive: true })
    else renameSync(draft, join(KEPT, name))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'roomtone-e2e-'))

async function startPostgres(dataDir: string): Promise<() => Promise<void>> {
  const { startEmbeddedPostgres } = await import(
    '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
  )
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  Object.assign(process.env, { E2E_OWNER: postgres.url, E2E_REQUESTS: postgres.requestsUrl })
  return () => postgres.stop()
}
