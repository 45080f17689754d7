import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { addCounts, addViews, type CountName, type DayCount } from './counts.store.ts'

const EVERY_MS = 5_000

/** Counts how often something happens on a day. It delays no one, and keeps nothing about anyone. */
export type Counts = {
  /** On a day in UTC. */
  add(name: CountName): void
  /** Of a listing, on a day of its own calendar. */
  addView(propertyId: string): void
  flush(): Promise<void>
  close(): Promise<void>
}

export function createCounts({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Counts {
  let waiting = new Map<string, DayCount>()
  let views = new Map<string, number>()
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()

  async function flush(): Promise<void> {
    await Promise.all([flushCounts(), flushViews()])
  }

  async function flushViews(): Promise<void> {
    if (views.size === 0) return
    const taken = views
    views = new Map()
    try {
      await addViews(db, taken, clock.now())
    } catch (error) {
      log.warn({ err: error }, 'views of listings could not be written; trying again')
      for (const [id, count] of taken) views.set(id, (views.get(id) ?? 0) + count)
    }
  }

  async function flushCounts(): Promise<void> {
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting = new Map()
    try {
      await addCounts(db, taken)
    } catch (error) {
      log.warn({ err: error }, 'figures of the day could not be written; trying again')
      for (const { day, name, count } of taken) put(day, name, count)
    }
  }

  function put(day: string, name: CountName, count: number): void {
    const key = `${day} ${name}`
    waiting.set(key, { day, name, count: (waiting.get(key)?.count ?? 0) + count })
  }

  return {
    add: (name) => put(clock.now().toISOString().slice(0, 10), name, 1),
    addView: (propertyId) => {
      views.set(propertyId, (views.get(propertyId) ?? 0) + 1)
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
