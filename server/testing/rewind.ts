import type pg from 'pg'
import type { TestServer } from './server.ts'

/** Does something in this server and then has never done it: everything it wrote is gone. */
export type Rewind = <T>(work: () => Promise<T>) => Promise<T>

type Query = (text: unknown, values?: unknown[]) => Promise<unknown>

/**
 * One transaction around each piece of work, on one connection that everybody in the server then shares: a transaction
 * of a use case becomes a savepoint of it. What is checked at commit is checked when the savepoint ends.
 */
export async function rewinding({ database: { pool }, deps: { files } }: TestServer): Promise<Rewind> {
  // A file that is gone would stay gone; one too many does no harm.
  files.delete = async () => {}
  const apart = pool.connect.bind(pool)
  const alone = pool.query.bind(pool)
  return async (work) => {
    const client = await apart()
    const run = client.query.bind(client) as Query
    const { share, untilIdle } = sharing(run)
    await run('begin')
    pool.connect = (async () => share()) as unknown as pg.Pool['connect']
    pool.query = ((text: unknown, values?: unknown[]) => share().query(text, values)) as pg.Pool['query']
    try {
      return await work()
    } finally {
      // A call that has its answer may have left something running: a note about the call, or the other half
      // of a pair that failed.
      await untilIdle()
      pool.connect = apart as pg.Pool['connect']
      pool.query = alone as pg.Pool['query']
      await run('rollback')
      client.release()
    }
  }
}

/** Hands out what look like connections of their own. One transaction at a time, as savepoints end in their order. */
function sharing(run: Query) {
  let free = Promise.resolve()
  let isOpen = false
  const takeTurn = async (): Promise<() => void> => {
    const before = free
    let leave = () => {}
    free = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
  const byItself: Query = async (text, values) => {
    if (isOpen) return run(text, values)
    const leave = await takeTurn()
    try {
      await run('savepoint statement')
      const answer = await run(text, values)
      await run('release savepoint statement')
      return answer
    } catch (error) {
      await run('rollback to savepoint statement')
      throw error
    } finally {
      leave()
    }
  }
  const untilIdle = async () => {
    let last: Promise<void> | undefined
    while (last !== free) {
      last = free
      await last
    }
  }
  const share = () => {
    let leave: (() => void) | null = null
    const end = () => {
      isOpen = false
      leave?.()
      leave = null
    }
    const one: Query = async (text, values) => {
      const words = typeof text === 'string' ? text : (text as pg.QueryConfig).text
      const word = /^\s*(begin|start|commit|rollback)\b/i.exec(words)?.[1]
      switch (word?.toLowerCase()) {
        case 'begin':
        case 'start':
          leave = await takeTurn()
          isOpen = true
          return run('savepoint step')
        case 'commit': {
          await run('set constraints all immediate')
          await run('set constraints all deferred')
          const answer = await run('release savepoint step')
          end()
          return answer
        }
        case 'rollback': {
          await run('rollback to savepoint step')
          const answer = await run('release savepoint step')
          end()
          return answer
        }
        default:
          return leave ? run(text, values) : byItself(text, values)
      }
    }
    // Statements that are sent without waiting are answered in order, as on a connection of their own.
    let last: Promise<unknown> = Promise.resolve()
    const query: Query = (text, values) => {
      const answer = last.then(() => one(text, values))
      last = answer.catch(() => {})
      return answer
    }
    return { query, release: () => {}, on: () => {}, removeListener: () => {} }
  }
  return { share, untilIdle }
}
