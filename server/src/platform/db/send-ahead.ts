import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* sent ahead */'

/**
 * At the end of a statement of a transaction whose answer nobody reads: it is sent, and the next one right behind it.
 * What became of it is heard at the commit, which fails if this did. Only where everything up to the commit is sent so:
 * a statement that is waited for would hear of this one's failure, not of its own.
 */
export const sentAhead = sql.raw(MARK)

const NOTHING = { command: '', rowCount: null, rows: [], oid: 0, fields: [] }

type Query = (...given: unknown[]) => Promise<unknown>

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
      const answer = query(...given)
      answer.catch(() => {})
      unheard.push(answer)
      return Promise.resolve(NOTHING)
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
