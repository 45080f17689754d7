import { findCardsBySearchId } from '../../../server/dist/features/search/find-cards.js'
import { searchProperties } from '../../../server/dist/features/search/search-properties.js'
import { seeded } from '../../stage/seeded.mjs'
import { planLines, watchDeps } from './watched-deps.mjs'

const CARDS = 24
const CALLER = { address: '127.0.0.1' }

/** Every question once, and beside each the yardstick: as many cards by their ids. */
export async function measure(deps, questions, listings, onEach) {
  const random = seeded(3)
  const answers = []
  for (const question of questions) {
    const query = await turnPages(deps, question)
    const ids = Array.from({ length: CARDS }, () => random.int(1, listings))
    const cardsMs = await timed(() => findCardsBySearchId(deps.db, ids))
    let reply
    const ms = await timed(async () => {
      reply = await ask(deps, query)
    })
    answers.push({ kind: question.kind, query, ms, cardsMs, refused: reply.refused, count: reply.count })
    onEach?.(answers.length)
  }
  return answers
}

/** How many pages of the database each question touches, all its statements together. */
export async function touchedPages(deps, url, questions) {
  const watched = watchDeps(deps, url)
  try {
    const touched = []
    for (const { kind, query } of questions) {
      watched.seen.length = 0
      await searchProperties(watched.deps, query, CALLER)
      touched.push({
        kind,
        pages: watched.seen.reduce((sum, { buffers }) => sum + buffers, 0),
        statements: watched.seen.length,
      })
    }
    return touched
  } finally {
    await watched.close()
  }
}

export async function explainAnswer(deps, url, { kind, query, ms, count }) {
  const watched = watchDeps(deps, url)
  try {
    await searchProperties(watched.deps, query, CALLER)
    console.log(`\n${kind}, ${ms.toFixed(1)} ms, ${JSON.stringify(count)}: ${JSON.stringify(query)}`)
    for (const { name, sql, ms: took, plan } of watched.seen.filter((one) => one.ms > 1))
      console.log(
        [`${name} ${took.toFixed(1)} ms: ${sql.replace(/\s+/g, ' ')}`, ...planLines(plan, 1)].join('\n'),
      )
  } finally {
    await watched.close()
  }
}

/** That a search ran out of time is a result too, anything else is a fault. */
async function ask(deps, query) {
  try {
    return await searchProperties(deps, query, CALLER)
  } catch (error) {
    if (error.code === 'overloaded') return { refused: error.code }
    throw error
  }
}

async function turnPages(deps, { query, pagesIn }) {
  let current = query
  for (let page = 0; page < pagesIn; page++) {
    const { nextCursor } = await ask(deps, { ...current, limit: 48 })
    if (!nextCursor) break
    current = { ...query, cursor: nextCursor }
  }
  return current
}

async function timed(run) {
  const from = performance.now()
  await run()
  return performance.now() - from
}
