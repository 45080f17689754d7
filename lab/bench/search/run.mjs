// Measures search over many listings and held ranges, beside a textbook version of it. With a folder the database stays
// there, and the next run finds it filled: npm run bench -- search --folder=…
import { resolve } from 'node:path'
import { buildServer } from '../../../server/dist/build-deps.js'
import { readConfig } from '../../../server/dist/config.js'
import { connect } from '../../../server/dist/platform/db/database.js'
import { migrate } from '../../../server/dist/platform/db/migrate.js'
import { createLog } from '../../../server/dist/platform/log.js'
import { openFolder, startDatabase } from '../../stage/database.mjs'
import { runPart } from '../lib/part.mjs'
import { startBar } from '../lib/progress-bar.mjs'
import { checkProjection } from './check-projection.mjs'
import { FIRST_DAY, fill } from './fill.mjs'
import { explainAnswer, measure, touchedPages } from './measure.mjs'
import { choosePlaces } from './places.mjs'
import { makeHardQuestions, makeQuestions } from './questions.mjs'
import { checksOf, printGroups, summarize } from './report.mjs'
import { measureTextbook, prepareTextbook } from './textbook.mjs'

const options = {
  listings: { type: 'string', default: '1000000' },
  queries: { type: 'string', default: '2000' },
  textbook: { type: 'string', default: '150' },
  folder: { type: 'string' },
  plans: { type: 'boolean', default: false },
}
/** Right after a restart: enough to meet every kind before anything is warm. */
const COLD = 100

await runPart(import.meta.url, { options }, async (chosen, say) => {
  const listings = Number(chosen.listings)
  const dataDir = chosen.folder ? resolve(chosen.folder) : openFolder()
  const questions = await ask(dataDir, say, async ({ deps, database, url }) => {
    const places = await choosePlaces(deps.geocoder)
    await prepare(deps, database, { url, listings, places, say })
    const all = makeQuestions(Number(chosen.queries), places, 1)
    await measure(deps, makeQuestions(60, places, 2), listings)
    return { all, hard: makeHardQuestions(places) }
  })
  const warm = await ask(dataDir, say, async ({ deps, url }) => {
    say('Asking right after a restart')
    const cold = await measure(deps, [...questions.hard, ...questions.all.slice(-COLD)], listings)
    const answers = await measure(deps, questions.all, listings, startBar('Questions', questions.all.length))
    const hardAnswers = await measure(deps, questions.hard, listings)
    say('Counting pages')
    const pages = await touchedPages(deps, url, questions.all.slice(0, 200))
    if (chosen.plans) await printSlowest(deps, url, [...answers, ...hardAnswers])
    const textbook = await besideIt(url, questions.all.slice(0, Number(chosen.textbook)), say)
    return { cold, answers, hardAnswers, pages, textbook }
  })
  const figures = summarize({ listings, ...warm })
  printGroups(figures)
  return { figures, checks: checksOf(figures) }
})

/**
 * Starts the database for one purpose and stops it afterward, so that the next one begins with none of our
 * data in memory.
 */
async function ask(dataDir, say, purpose) {
  const { url, stop } = await startDatabase(dataDir, { say, durable: false })
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_SCALE: '100000' })
  const now = new Date(Date.parse(`${FIRST_DAY}T17:10:00Z`) - 3 * 86_400_000)
  const house = buildServer(config, url, createLog({ level: 'silent' }), { now: () => now })
  try {
    return await purpose({ ...house, url })
  } finally {
    await house.close()
    await stop()
  }
}

async function prepare(deps, { pool }, { url, listings, places, say }) {
  const { rows } = await pool.query("select to_regclass('bench_filled') is not null as filled")
  if (rows[0].filled) return say('Found the database filled')
  await migrate(pool, say)
  await withPatience(url, 2, (clients) => fill(clients, { listings, places, progress: say }))
  await checkProjection(deps.db)
}

async function besideIt(url, questions, say) {
  return withPatience(url, 1, async ([client]) => {
    await prepareTextbook(client, say)
    return measureTextbook(client, questions, startBar('Textbook', questions.length))
  })
}

async function withPatience(url, many, run) {
  const database = connect(url, { max: many, statementTimeoutMs: 0 })
  const clients = await Promise.all(Array.from({ length: many }, () => database.pool.connect()))
  try {
    return await run(clients)
  } finally {
    for (const client of clients) client.release()
    await database.close()
  }
}

async function printSlowest(deps, url, answers) {
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    const slowest = answers.filter((answer) => answer.kind === kind).sort((a, b) => b.ms - a.ms)
    for (const answer of slowest.slice(0, 3)) await explainAnswer(deps, url, answer)
  }
}
