import { GATHERS, WALKS } from '../../../server/dist/build-deps.js'
import { connect } from '../../../server/dist/platform/db/database.js'

/**
 * The same deps on connections that explain every statement before they run it. `seen` collects how many pages of the
 * database each touched, and its plan.
 */
export function watchDeps(deps, url) {
  const seen = []
  const open = (name, options) => {
    const database = connect(url, { ...options, statementTimeoutMs: 30_000 })
    database.pool.on('connect', (client) => explainAll(client, name, seen))
    return database
  }
  const [main, walk, gather] = [open('main'), open('walk', WALKS), open('gather', GATHERS)]
  return {
    seen,
    deps: { ...deps, db: main.db, reads: { walk: walk.db, gather: gather.db } },
    close: () => Promise.all([main.close(), walk.close(), gather.close()]),
  }
}

function explainAll(client, name, seen) {
  const plain = client.query.bind(client)
  client.query = async (statement) => {
    const { text: sql, values } = statement
    const { rows } = await plain(`explain (analyze, buffers, format json) ${sql}`, values)
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
    seen.push({ name, sql, ms, plan, buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] })
    return plain(statement)
  }
}

/** One line for each step of a plan, as `explain` prints them. */
export function planLines(plan, depth = 0) {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': table } = plan
  const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  const name = [type, index ?? table].filter(Boolean).join(' on ')
  const time = (plan['Actual Total Time'] * plan['Actual Loops']).toFixed(2)
  const rows = `${plan['Actual Rows']} rows × ${plan['Actual Loops']} (expected ${plan['Plan Rows']})`
  const line = `${'  '.repeat(depth)}${name}: ${time} ms, ${rows}, ${buffers} buffers`
  return [line, ...(plan['Plans'] ?? []).flatMap((child) => planLines(child, depth + 1))]
}
