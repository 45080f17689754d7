import type { Writable } from 'node:stream'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type EventRow, findStanding, readEvents } from './live.store.ts'
import { type Listener, startListening } from './live-listener.ts'
import { LiveStream, type Owner } from './live-stream.ts'
import { PROMISED_MS } from './sweep-live.ts'

const STREAMS_PER_PERSON = 10
const MISSED_MAX = 1000
/** Of one statement: so many streams, so many events for each. */
const ROUND = 200
const BATCH = 100
const RETRY_MS = 1000

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

/** All open streams of this process: told what the database says, or from the table where that is not enough. */
export function createLiveHub({ databaseUrl, db, clock, log }: Parts): LiveHub {
  const streams = createRegister()
  const reader = createReader(db, log)
  let listener: Listener | null = null
  const listen = () =>
    startListening({
      databaseUrl,
      log,
      heard: (userId, words) => {
        const theirs = streams.of(userId)
        const event = theirs.length > 0 ? words() : null
        for (const stream of theirs) reader.hear(stream, event)
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
  return {
    async open({ after, begin, ...owner }) {
      listener ??= listen()
      const since = new Date(clock.now().getTime() - PROMISED_MS)
      const asked = { userId: owner.userId, after: after ?? 0, since, limit: MISSED_MAX + 1 }
      const { newest, missed, hasOld } = await findStanding(db, asked)
      const isLost = after !== null && (after > newest || missed > MISSED_MAX || hasOld)
      const out = begin()
      const stream = new LiveStream(owner, isLost ? newest : (after ?? newest), out, reader.wake)
      // The id comes with `lost` then: who is cut off between the two must not believe that nothing is missing.
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
      await listener?.close()
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
 * One reading at a time for whoever is to be told: a stream moves on before it can be read for again, so nothing is
 * sent twice, and who is woken meanwhile gets another turn, so nothing is skipped. A thousand at once are few
 * statements on one connection.
 *
 * Who is not being read for has been told everything that was heard of before, since a person's events are heard of in
 * the order of their ids: such a stream is told what is heard at once.
 */
function createReader(db: Db, log: Log) {
  const waiting = new Set<LiveStream>()
  const turn = new Set<LiveStream>()
  let isReading = false
  const wake = (stream: LiveStream): void => {
    if (stream.isOver || stream.isFull) return
    waiting.add(stream)
    void readAll()
  }
  const hear = (stream: LiveStream, event: EventRow | null): void => {
    const isBehind = stream.isFull || waiting.has(stream) || turn.has(stream)
    if (isBehind || !event) wake(stream)
    else if (event.id > stream.lastId) stream.tell([event]) // It may have been read before it was heard.
  }
  const readAll = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (waiting.size > 0) await readSome()
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
    // Who has become full since is woken when it no longer is.
    const asked = next.filter((stream) => !stream.isFull && !stream.isOver)
    if (asked.length === 0) return
    for (const stream of asked) turn.add(stream)
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
    } finally {
      turn.clear()
    }
  }
  return { wake, hear }
}
