import { pathToFileURL } from 'node:url'
import { allJobs, buildApp } from './app.ts'
import { buildHouse } from './build-deps.ts'
import { type Config, readConfig } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { demandSameMasterKey } from './platform/crypto/demand-same-master-key.ts'
import { warmUpPasswords } from './platform/crypto/passwords.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { listen } from './platform/http/listen.ts'
import { releaseAbandonedJobs, startWorker } from './platform/jobs/worker.ts'
import { createLog } from './platform/log.ts'
import { loadBuiltPages } from './platform/pages/built-pages.ts'
import { createDevPages } from './platform/pages/dev-pages.ts'
import { StartupError } from './platform/startup-error.ts'
import { welcomeLines } from './welcome.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

// Whoever reads our output may leave before we do; that is no reason to fall over.
process.stdout.on('error', () => {})

/** Environment to listening, and back again: whatever was opened is closed in the opposite order. */
export async function run(): Promise<void> {
  const config = readConfig(process.env)
  const closers: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  let leaving = false
  const leave = (signal: string) => {
    if (leaving) return
    leaving = true
    say(`${signal}: finishing open requests and stopping.`)
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  // Before anything is opened: a signal in the middle of starting must not leave a database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(signal))
  try {
    await open(config, closers)
  } catch (error) {
    if (leaving) return
    await closeAll()
    throw error
  }
}

async function open(config: Config, closers: (() => Promise<void>)[]): Promise<void> {
  const log = createLog({ level: config.logLevel })
  const database = await openDatabase(config, say)
  closers.push(database.stop)
  const house = buildHouse(config, database.url, log)
  closers.push(house.close)
  const { deps } = house
  await migrate(house.database.pool, say)
  await demandSameMasterKey(deps)
  // The embedded database has one owner, so a job still locked belongs to a process that is gone.
  if (config.databaseUrl === null) await releaseAbandonedJobs(house.database.pool)
  if (config.demo) await seedDemo(deps, house.database.pool, say)
  if (config.role !== 'web') {
    const worker = await startWorker(house.database.pool, allJobs(deps, house.mailer), log)
    closers.push(worker.stop)
  }
  if (config.role === 'worker') return say('Roomtone worker is running.')
  await warmUpPasswords()
  const pages = config.dev ? await createDevPages() : await loadBuiltPages()
  const app = await buildApp(deps, house.database.pool, house.hub, pages)
  closers.push(() => app.close())
  const address = await listen(app, config)
  for (const line of welcomeLines(config, address)) say(line)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  run().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  })
}
