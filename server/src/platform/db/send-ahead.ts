import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* sent ahead */'

/**
 * At the end of a statement of a transaction whose answer nobody waits for: it is sent, and the next one right behind
 * it. What became of it is heard at the commit, which fails if this did; its rows are there from then on. Only where
 * everything up to the commit is sent so: a statement that is waited for would hear of this one's failure, not of its
 * own.
 */
export const sentAhead = sql.raw(MARK)

type Answer = { command: string; rowCount: number | null; rows: unknown[]; oid: number; fields: unknown[] }
type Query = (...given: unknown[]) => Promise<Answer>

/**
 * Beginning a transaction says nothing new: the first statement need not wait for the answer. Had the beginning
 * failed, its connection is gone and so is what follows. With `pipeline` the driver sends without waiting, and the
 * database answers in the order in which it was asked: after an error it refuses everything up to the end of the
 * transaction, and a commit becomes a rollback.
 */
export function sendAhead(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query
  let unheard: Promise<unknown>[] = []
  const ahead = (...given: unknown[]): Promise<unknown> => {
    const [text] = given
    if (isAhead(text)) {
      const rows: unknown[] = []
      const heard = query(...given).then((answer) => rows.push(...answer.rows))
      heard.catch(() => {})
      unheard.push(heard)
      return Promise.resolve({ command: '', rowCount: null, rows, oid: 0, fields: [] })
    }
    if (text !== 'commit' && text !== 'rollback') return query(...given)
    const before = text === 'commit' ? unheard : []
    unheard = []
    return Promise.all([...before, query(...given)]).then((answers) => answers.at(-1))
  }
  client.query = ahead as unknown as pg.PoolClient['query']
}

function isAhead(text: unknown): boolean {
  return typeof text === 'string' && (text === 'begin' || text.endsWith(MARK))
}
