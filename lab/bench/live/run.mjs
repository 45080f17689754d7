// Measures the live stream: node lab/bench/live/run.mjs [--streams=1000] [--rate=200] [--seconds=20]
// Two server processes on a database of their own; messages are sent over HTTP, and timed until they are answered and
// until both sides have heard of them. The yardstick is the mere insert of a message, at the same rate in the same run.
// Needs a build.
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer } from '../../../server/dist/build-deps.js'
import { readConfig } from '../../../server/dist/config.js'
import { createLog } from '../../../server/dist/platform/log.js'
import { startChild } from '../../stage/children.mjs'
import { closeLater } from '../../stage/closing.mjs'
import { openDatabase, openFolder } from '../../stage/database.mjs'
import { benchEnv } from '../../stage/servers.mjs'
import { runPart } from '../lib/part.mjs'
import { makeConversations, makePeople } from './people.mjs'
import { checksOf, printReport, summarize } from './report.mjs'
import { insertAlone, sendMessages } from './send.mjs'
import { openStreams } from './streams.mjs'

const options = {
  streams: { type: 'string', default: '1000' },
  rate: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '20' },
  profile: { type: 'string' },
}

const ROUNDS = 4

await runPart(import.meta.url, { options }, async (chosen, say) => {
  const [streams, rate, seconds] = [chosen.streams, chosen.rate, chosen.seconds].map(Number)
  const profiling = chosen.profile ? ['--cpu-prof', `--cpu-prof-dir=${chosen.profile}`] : []
  const dataDir = openFolder()
  const env = benchEnv(dataDir)
  const { url, requestsUrl } = await openDatabase(dataDir, say)
  const house = buildServer(readConfig(env), url, createLog({ level: 'silent' }))
  closeLater(() => house.close())
  const people = await makePeople(house, streams)
  const conversations = await makeConversations(house.database.pool, people)
  const servers = []
  for (let count = 0; count < 2; count += 1)
    servers.push(
      await startChild(new URL('serve.mjs', import.meta.url), {
        env: { ...env, BENCH_DATABASE_URL: requestsUrl },
        execArgv: ['--expose-gc', ...profiling],
      }),
    )
  const bases = servers.map(({ base }) => base)
  say('Warming up')
  // Both sides of every conversation have spoken by then: what is measured is a talk, not its first word.
  await sendMessages({ bases, conversations, rate, seconds: (2 * conversations.length) / rate + 1 })
  // A database in production has been vacuumed and analyzed; connections keep the plans that they made when
  // tables were short.
  await house.database.pool.query('vacuum analyze')
  const before = await memoryOf(servers)
  const listening = await openStreams({ bases, people })
  const after = await memoryOf(servers)
  say(`${streams} streams are open`)
  say(`Sending ${rate} messages a second for ${seconds} s, by turns with as many mere rows`)
  const [alone, sent] = [[], []]
  let spent = 0
  // By turns, so that both meet the machine in the same moods.
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = { conversations, rate, seconds: seconds / ROUNDS }
    alone.push(...(await insertAlone({ ...turn, pool: house.database.pool })))
    const before = await costOf(servers)
    sent.push(...(await sendMessages({ ...turn, bases })))
    await listening.quiet()
    spent += (await costOf(servers)) - before
  }
  const report = summarize({
    streams,
    rate,
    alone,
    sent,
    spent,
    heard: listening.heard,
    before,
    after,
  })
  listening.close()
  printReport(report)
  return { figures: report, checks: checksOf(report) }
})

async function costOf(servers) {
  let total = 0
  for (const server of servers) total += (await server.ask('cost')).cpuMs
  return total
}

/** Of both servers together, after they have tidied up. */
async function memoryOf(servers) {
  await wait(500)
  const figures = []
  for (const server of servers) figures.push(await server.ask('memory'))
  const sum = (name) => figures.reduce((total, figure) => total + figure[name], 0)
  return { heap: sum('heap'), resident: sum('resident') }
}
