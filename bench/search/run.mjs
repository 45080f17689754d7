// Measures search over many listings: node bench/search/run.mjs [--listings=200000] [--queries=500] [--folder=…] [--plans]
// With a folder the database stays there, and the next run finds it filled. Needs a build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildHouse } from '../../server/dist/build-deps.js'
import { readConfig } from '../../server/dist/config.js'
import { connect } from '../../server/dist/platform/db/database.js'
import { startEmbeddedPostgres } from '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../../server/dist/platform/db/migrate.js'
import { createLog } from '../../server/dist/platform/log.js'
import { checkProjection } from './check-projection.mjs'
import { FIRST_DAY, fill } from './fill.mjs'
import { explainAnswer, measure, touchedPages } from './measure.mjs'
import { choosePlaces } from './places.mjs'
import { makeHardQuestions, makeQuestions } from './questions.mjs'
import { printReport, summarize } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '200000' },
    queries: { type: 'string', default: '500' },
    folder: { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
})
const listings = Number(options.listings)
const dataDir = options.folder ? resolve(options.folder) : mkdtempSync(join(tmpdir(), 'roomtone-bench-'))
const started = performance.now()
const progress = (line) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)

const postgres = await startEmbeddedPostgres({ dataDir, progress, durable: false })
try {
  const house = openHouse(postgres.url)
  try {
    await run(house)
  } finally {
    await house.close()
  }
} finally {
  await postgres.stop()
  if (!options.folder) rmSync(dataDir, { recursive: true, force: true })
}

function openHouse(url) {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_SCALE: '100000' })
  const now = new Date(Date.parse(`${FIRST_DAY}T17:10:00Z`) - 3 * 86_400_000)
  return buildHouse(config, url, createLog({ level: 'silent' }), { now: () => now })
}

async function run({ deps, database }) {
  const places = await choosePlaces(deps.geocoder)
  await prepare(deps, database, places)
  const questions = makeQuestions(Number(options.queries), places, 1)
  const hard = makeHardQuestions(places)
  await measure(deps, makeQuestions(60, places, 2), listings)
  progress(`Asking ${questions.length} questions`)
  const answers = await measure(deps, questions, listings)
  const hardAnswers = await measure(deps, hard, listings)
  progress('Counting pages')
  const pages = await touchedPages(deps, postgres.url, questions.slice(0, 100))
  const report = summarize({ listings, answers, hardAnswers, pages })
  printReport(report)
  if (options.plans) await printSlowest(deps, [...answers, ...hardAnswers])
  const file = new URL('results.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

async function prepare(deps, { pool }, places) {
  const { rows } = await pool.query("select to_regclass('bench_filled') is not null as filled")
  if (rows[0].filled) return progress('Found the database filled')
  await migrate(pool, progress)
  const filling = connect(postgres.url, { max: 1, statementTimeoutMs: 0 })
  const client = await filling.pool.connect()
  try {
    await fill(client, { listings, places, progress })
  } finally {
    client.release()
    await filling.close()
  }
  await checkProjection(deps.db)
}

async function printSlowest(deps, answers) {
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    const slowest = answers.filter((answer) => answer.kind === kind).sort((a, b) => b.ms - a.ms)
    for (const answer of slowest.slice(0, 3)) await explainAnswer(deps, postgres.url, answer)
  }
}
