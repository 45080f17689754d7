import { allJobs, buildApp } from './app.ts'
import type { Closers } from './closers.ts'
import type { Config } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { checkAdmins } from './features/admin-set-up/entry.ts'
import { openServer } from './open-server.ts'
import { clockSteppedByParent, systemClock } from './platform/clock.ts'
import { warmUpPasswords } from './platform/crypto/passwords.ts'
import type { DatabaseUrls } from './platform/db/open-database.ts'
import { endDrawing } from './platform/documents/draw-in-thread.ts'
import { drain } from './platform/http/serving/drain.ts'
import { listen } from './platform/http/serving/listen.ts'
import { releaseAbandonedJobs, startWorker } from './platform/jobs/worker.ts'
import { createLog } from './platform/log.ts'
import { loadBuiltPages } from './platform/pages/built-pages.ts'
import { createDevPages } from './platform/pages/dev-pages.ts'
import { adminLines, welcomeLines } from './welcome.ts'

type Opening = {
  config: Config
  database: DatabaseUrls
  closers: Closers
  say: (line: string) => void
  /** Aborting it skips the wait for requests to be drained. */
  hurry: AbortSignal
}

/** From a database that answers to a server that does. */
export async function openRoomtone({ config, database, closers, say, hurry }: Opening): Promise<void> {
  const log = createLog({ level: config.logLevel })
  const clock = config.clockSteps ? clockSteppedByParent() : systemClock
  const server = await openServer({ config, database, log, clock, say })
  closers.push(server.close)
  closers.push(endDrawing)
  const { deps } = server
  // The embedded database has one owner, so a job still locked belongs to a process that is gone.
  if (config.databaseUrl === null) await releaseAbandonedJobs(server.database.pool)
  if (config.demo) await seedDemo(deps, server.database.pool, say)
  if (config.role !== 'web') {
    const worker = await startWorker(server.queue, allJobs(deps, server.mailer), log)
    closers.push(worker.stop)
  }
  if (config.role === 'worker') return say('Roomtone worker is running.')
  await warmUpPasswords()
  const pages = config.dev ? createDevPages() : await loadBuiltPages()
  const app = await buildApp(deps, server.database.pool, server.hub, pages, server.pools)
  closers.push(() => app.close())
  const address = await listen(app, config)
  closers.push(() => drain(app, config.drainSeconds, hurry))
  for (const line of welcomeLines(config, address)) say(line)
  for (const line of adminLines(await checkAdmins(deps))) say(line)
}
