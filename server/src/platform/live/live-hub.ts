import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { findNewestId, findStanding, findToldSince, readEvents } from './live.store.ts'
import { type Listener, startListening } from './live-listener.ts'
import { LiveStream, type Owner } from './live-stream.ts'
import { PROMISED_MS } from './sweep-live.ts'

const STREAMS_PER_PERSON = 10
const MISSED_MAX = 1000
/** How many streams one statement reads, and how many events for each. */
const ROUND = 200
const BATCH = 100
const RETRY_MS = 1000
/**
 * The pause between two reads: the first comes immediately, and streams that wake up in the meantime share
 * the next.
 */
const PACE_MS = 20
const SWEEP_MS = 3000

type Opening = Owner & {
  /** The last event that the page has seen; null for a page that has seen none. */
  after: number | null
  /** Called once it is known what to say, for somewhere to say it. */
  begin(): Writable
}

export type LiveHub = {
  open(opening: Opening): Promise<LiveStream>
  endStreams(): void
  /** How many are open. */
  count(): number
  close(): Promise<void>
}

type Parts = { databaseUrl: string; db: Db; clock: Clock; log: Log }

/** All open streams of this process: woken by notifications, and told from the table. */
export function createLiveHub({ databaseUrl, db, clock, log }: Parts): LiveHub {
  const streams = createRegister()
  const reader = createReader(db, log)
  let listener: Listener | null = null
  let sweep: Sweep | null = null
  const listen = () => {
    sweep = startSweeping({ db, log, streams, wake: reader.wake })
    return startListening({
      databaseUrl,
      log,
      told: (userId) => {
        for (const stream of streams.of(userId)) reader.wake(stream)
      },
      ended: (userId, sessionId) => {
        for (const stream of streams.of(userId))
          if (sessionId === null || stream.sessionId === sessionId) stream.end()
      },
      connected: () => {
        for (const stream of streams.all()) {
          reader.wake(stream)
          void stream.check()
        }
      },
    })
  }
  return {
    async open({ after, begin, ...owner }) {
      listener ??= listen()
      const since = new Date(clock.now().getTime() - PROMISED_MS)
      const asked = { userId: owner.userId, after: after ?? 0, since, limit: MISSED_MAX + 1 }
      const { newest, missed, hasOld } = await findStanding(db, asked)
      const isLost = after !== null && (after > newest || missed > MISSED_MAX || hasOld)
      const out = begin()
      const stream = new LiveStream(owner, isLost ? newest : (after ?? newest), out, reader.wake)
      // The id then comes with `lost`: a client that is cut off between the two must not believe that nothing
      // is missing.
      stream.greet(isLost ? null : stream.lastId)
      if (isLost) stream.tellLost()
      if (out.destroyed) stream.end()
      else streams.add(stream)
      out.once('close', () => streams.remove(stream))
      reader.wake(stream)
      // Its session may have ended before there was a stream to close.
      void stream.check()
      return stream
    },
    endStreams: () => {
      for (const stream of streams.all()) stream.end()
    },
    count: () => streams.all().length,
    async close() {
      for (const stream of streams.all()) stream.end()
      await Promise.all([listener?.close(), sweep?.stop()])
      listener = null
    },
  }
}

function createRegister() {
  const byPerson = new Map<string, Set<LiveStream>>()
  return {
    of: (userId: string): LiveStream[] => [...(byPerson.get(userId) ?? [])],
    all: (): LiveStream[] => [...byPerson.values()].flatMap((theirs) => [...theirs]),
    add(stream: LiveStream): void {
      const theirs = byPerson.get(stream.userId) ?? new Set()
      byPerson.set(stream.userId, theirs.add(stream))
      const [oldest] = theirs
      if (theirs.size <= STREAMS_PER_PERSON || !oldest) return
      theirs.delete(oldest)
      oldest.end()
    },
    remove(stream: LiveStream): void {
      const theirs = byPerson.get(stream.userId)
      theirs?.delete(stream)
      if (theirs?.size === 0) byPerson.delete(stream.userId)
    },
  }
}

/**
 * One read at a time for all streams that wait: a stream moves on before it can be read for again, so nothing
 * is sent twice, and one that is woken meanwhile gets another turn, so nothing is skipped. A thousand waking
 * together are few statements on one connection.
 */
function createReader(db: Db, log: Log): { wake(stream: LiveStream): void } {
  const waiting = new Set<LiveStream>()
  let isReading = false
  const wake = (stream: LiveStream): void => {
    if (stream.isOver || stream.isFull) return
    waiting.add(stream)
    void readAll()
  }
  const readAll = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (waiting.size > 0) {
        await readSome()
        if (waiting.size < ROUND) await pause(PACE_MS)
      }
    } catch (error) {
      log.warn({ err: error }, 'live events cannot be read, trying again')
      setTimeout(readAll, RETRY_MS).unref()
    } finally {
      isReading = false
    }
  }
  const readSome = async (): Promise<void> => {
    const next = [...waiting].slice(0, ROUND)
    for (const stream of next) waiting.delete(stream)
    // A stream that has become full since is woken when it no longer is.
    const asked = next.filter((stream) => !stream.isFull && !stream.isOver)
    if (asked.length === 0) return
    try {
      const found = await readEvents(db, asked, BATCH)
      for (const [place, stream] of asked.entries()) {
        const events = found[place] ?? []
        stream.tell(events)
        if (events.length === BATCH) wake(stream)
      }
    } catch (error) {
      for (const stream of asked) if (!stream.isOver) waiting.add(stream)
      throw error
    }
  }
  return { wake }
}

type Sweep = { stop(): Promise<void> }
type Swept = { db: Db; log: Log; streams: ReturnType<typeof createRegister>; wake(stream: LiveStream): void }

/**
 * Wakes those whose notification was lost, because the process that wrote for them ended between its commit and the
 * notification, say. An id can be seen a moment after a later one, so each sweep goes back to where the one before it
 * began.
 */
function startSweeping({ db, log, streams, wake }: Swept): Sweep {
  let since: number[] = []
  const once = async () => {
    if (streams.all().length === 0) {
      since = []
      return
    }
    const newest = await findNewestId(db)
    const [before] = since
    if (before === undefined) for (const stream of streams.all()) wake(stream)
    else if (newest > before)
      for (const { userId, lastId } of await findToldSince(db, before))
        for (const stream of streams.of(userId)) if (stream.lastId < lastId) wake(stream)
    since = [...since, newest].slice(-2)
  }
  let sweeping: Promise<void> | null = null
  const timer = setInterval(() => {
    sweeping ??= once()
      .catch((error: unknown) => log.warn({ err: error }, 'live events cannot be swept, trying again'))
      .finally(() => {
        sweeping = null
      })
  }, SWEEP_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
