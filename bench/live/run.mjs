// Measures the live stream: node bench/live/run.mjs [--streams=1000] [--rate=200] [--seconds=20]
// Two server processes on a database of their own; messages are sent over HTTP and timed until both sides have heard
// of them. The yardstick is the mere insert of a message, at the same rate in the same run. Needs a build.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildHouse } from '../../server/dist/build-deps.js'
import { readConfig } from '../../server/dist/config.js'
import { startEmbeddedPostgres } from '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../../server/dist/platform/db/migrate.js'
import { createLog } from '../../server/dist/platform/log.js'
import { makeConversations, makePeople } from './people.mjs'
import { printReport, summarize } from './report.mjs'
import { insertAlone, sendMessages } from './send.mjs'
import { openStreams } from './streams.mjs'

const { values: options } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
})
const [streams, rate, seconds] = [options.streams, options.rate, options.seconds].map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-bench-'))
const started = performance.now()
const progress = (line) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const env = {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMIT_SCALE: '100000',
  MAX_EVENT_LOOP_DELAY: '0',
  SESSION_SECRET: 'a secret that is long enough for a bench',
  MASTER_KEY: '42'.repeat(32),
}

const postgres = await startEmbeddedPostgres({ dataDir, progress })
const house = buildHouse(readConfig(env), postgres.url, createLog({ level: 'silent' }))
const servers = []
try {
  await migrate(house.database.pool, progress)
  await run()
} finally {
  for (const { child } of servers) await stop(child)
  await house.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function run() {
  const people = await makePeople(house, streams)
  const conversations = await makeConversations(house.database.pool, people)
  for (let count = 0; count < 2; count += 1) servers.push(await startServer())
  const bases = servers.map(({ base }) => base)
  progress('Warming up')
  await sendMessages({ bases, conversations, rate, seconds: 3 })
  const before = await memoryOf()
  const listening = await openStreams({ bases, people })
  const after = await memoryOf()
  progress(`${streams} streams are open`)
  const alone = await insertAlone({ pool: house.database.pool, conversations, rate, seconds: seconds / 2 })
  progress(`Sending ${rate} messages a second for ${seconds} s`)
  const sent = await sendMessages({ bases, conversations, rate, seconds })
  await listening.quiet()
  const report = summarize({ streams, rate, alone, sent, heard: listening.heard, before, after })
  listening.close()
  printReport(report)
  writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`)
  if (report.missing + report.twice + report.outOfOrder + report.refused > 0) process.exitCode = 1
}

async function startServer() {
  const child = fork(new URL('serve.mjs', import.meta.url), {
    env: { ...process.env, ...env, BENCH_DATABASE_URL: postgres.url },
    execArgv: ['--expose-gc'],
  })
  const [{ base }] = await once(child, 'message')
  return { child, base }
}

/** Of both servers together, after they have tidied up. */
async function memoryOf() {
  await wait(500)
  const figures = []
  for (const { child } of servers) {
    child.send('memory')
    figures.push((await once(child, 'message'))[0])
  }
  const sum = (name) => figures.reduce((total, figure) => total + figure[name], 0)
  return { heap: sum('heap'), resident: sum('resident') }
}

async function stop(child) {
  if (child.exitCode !== null) return
  child.send('stop')
  await once(child, 'exit')
}
