import type { Closers } from './closers.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './platform/db/open-database.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

// A reader of our output may leave before we do; that is no reason to fall over.
process.stdout.on('error', () => {})

/** Environment to listening, and back again: whatever was opened is closed in the opposite order. */
export async function run(): Promise<void> {
  const config = readConfig(process.env)
  const closers: Closers = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  let leaving = false
  const hurry = new AbortController()
  const leave = (signal: string) => {
    // A second signal means that the operator does not want to wait for anyone's balancer.
    if (leaving) return hurry.abort()
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
    // PostgreSQL gets up while the rest of the server is read.
    const opening = openDatabase(config, say).then((database) => {
      closers.push(database.stop)
      return database
    })
    const [database, { openRoomtone }] = await Promise.all([opening, import('./open-roomtone.ts')])
    await openRoomtone({ config, database, closers, say, hurry: hurry.signal })
  } catch (error) {
    if (leaving) return
    await closeAll()
    throw error
  }
}
