import pg from 'pg'
import type { Log } from '../log.ts'

const ID_LENGTH = 36
const PING_MS = 30_000
const SLOWEST_RETRY_MS = 10_000

type Options = {
  databaseUrl: string
  log: Log
  /** A person was told something, here or in another process. */
  told(userId: string): void
  /** A session ended, here or in another process; null: whichever the person has, because they lost a role. */
  ended(userId: string, sessionId: string | null): void
  /** From here on all is heard; what was said before may have been missed. */
  connected(): void
}

export type Listener = { close(): Promise<void> }

/** One connection that listens, and another in its place whenever it breaks. */
export function startListening(options: Options): Listener {
  let isClosed = false
  let stopWaiting = () => {}
  const run = async () => {
    let failures = 0
    while (!isClosed) {
      const call = dial(options, () => {
        failures = 0
      })
      stopWaiting = call.hangUp
      await call.over
      if (isClosed) return
      failures += 1
      const pause = rest(Math.min(SLOWEST_RETRY_MS, 100 * 2 ** failures) * (0.5 + Math.random() / 2))
      stopWaiting = pause.hangUp
      await pause.over
    }
  }
  const done = run()
  return {
    close: () => {
      isClosed = true
      stopWaiting()
      return done
    },
  }
}

type Wait = { over: Promise<void>; hangUp(): void }

function rest(milliseconds: number): Wait {
  let hangUp = () => {}
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    hangUp = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { over, hangUp }
}

function dial({ databaseUrl, log, told, ended, connected }: Options, worked: () => void): Wait {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'roomtone-live',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  let hangUp = () => {}
  const over = new Promise<void>((resolve) => {
    // A connection can die silently; a listener would never notice.
    const ping = setInterval(() => client.query('select 1').catch(fail), PING_MS)
    hangUp = () => {
      clearInterval(ping)
      leave(client).then(resolve)
    }
  })
  const fail = (error: unknown) => {
    log.warn({ err: error }, 'live events: the listening connection broke, opening another')
    hangUp()
  }
  client.on('error', fail)
  client.on('end', () => hangUp())
  let isConnected = false
  client.on('notification', ({ channel, payload }) => {
    // A stream that is told before `connected` would seem to have missed nothing; everything is read then.
    if (!payload || !isConnected) return
    const [userId, rest] = [payload.slice(0, ID_LENGTH), payload.slice(ID_LENGTH)]
    // Servers of the version before send the event along; it is read like all others.
    if (channel === 'live') told(userId)
    else ended(userId, rest || null)
  })
  const start = async () => {
    await client.connect()
    await client.query('listen live; listen session_ended')
    worked()
    isConnected = true
    connected()
  }
  start().catch(fail)
  return { over, hangUp: () => hangUp() }
}

/** Saying goodbye on a line that is dead can take as long as the network likes. */
async function leave(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 1000)
  })
  await Promise.race([client.end().catch(() => {}), enough])
  clearTimeout(timer)
}
