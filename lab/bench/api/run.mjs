// What a request costs besides its work, against a bare Fastify that answers the same words:
// node lab/bench/api/run.mjs [--rounds=5] [--seconds=3]. Needs a build.
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { startChild } from '../../stage/children.mjs'
import { openDatabase, openFolder } from '../../stage/database.mjs'
import { benchEnv } from '../../stage/servers.mjs'
import { atLeast, median, spreadOf } from '../../stage/table.mjs'
import { runPart } from '../lib/part.mjs'
import { makePeople } from '../lib/people.mjs'
import { startBar } from '../lib/progress-bar.mjs'

const CLIENTS = 16
const PEOPLE = 1000
/** What every page of a signed-in person asks: how many conversations wait for them. */
const READ = '/api/conversations/unread'
const SERVE = new URL('serve.mjs', import.meta.url)

const options = {
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  profile: { type: 'string' },
}

await runPart(import.meta.url, { options }, async ({ rounds, seconds, profile }, say) => {
  const dataDir = openFolder()
  const { requestsUrl, pool } = await openDatabase(dataDir, say)
  // The load guard works as in production, but a machine that is busy elsewhere turns no request away.
  const env = benchEnv(dataDir, { BENCH_DATABASE_URL: requestsUrl, MAX_EVENT_LOOP_DELAY: '60000' })
  const people = await makePeople(pool, { count: PEOPLE, name: 'person', secret: env.SESSION_SECRET })
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const product = await startChild(SERVE, { env, execArgv })
  const answer = await read(product.base, people[0])
  const bare = await startChild(SERVE, { env: { ...env, BENCH_ANSWER: answer } })
  const load = await startChild(new URL('../lib/load.mjs', import.meta.url))

  const kinds = {
    'bare health': { server: bare, requests: repeat(() => ({ method: 'GET', path: '/healthz' })) },
    health: { server: product, requests: repeat(() => ({ method: 'GET', path: '/healthz' })) },
    'bare read': { server: bare, requests: repeat(() => ({ method: 'GET', path: '/read' })) },
    read: {
      server: product,
      requests: repeat((n) => ({ method: 'GET', path: READ, token: people[n % PEOPLE].token })),
    },
  }
  const figures = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]))
  const ask = ({ server, requests }, time) => askFor({ load, server, requests, seconds: time })
  say('Warming up')
  for (const kind of Object.values(kinds)) await ask(kind, 2)
  const bar = startBar('      Measuring', Number(rounds))
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [name, kind] of Object.entries(kinds)) figures[name].push(await ask(kind, Number(seconds)))
    bar(round + 1)
  }
  return { figures, checks: [check(figures, 'health', 0.5), check(figures, 'read', 0.12)] }
})

function repeat(make) {
  return Array.from({ length: 20_000 }, (_, n) => make(n))
}

async function read(base, { token }) {
  const answer = await fetch(base + READ, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new PlainError(`A member's read answered ${answer.status}`)
  return answer.text()
}

async function askFor({ load, server, requests, seconds }) {
  const before = await server.ask('cost')
  const { ms, answers } = await load.ask({ base: server.base, clients: CLIENTS, seconds, requests })
  const after = await server.ask('cost')
  const wrong = answers.filter(({ status }) => status !== 200)
  if (wrong.length > 0) throw new PlainError(`${wrong.length} requests were answered ${wrong[0].status}`)
  return {
    perSecond: (answers.length * 1000) / ms,
    cpuMs: (after.cpuMs - before.cpuMs) / answers.length,
    times: spreadOf(answers.map((answer) => answer.ms)),
  }
}

function check(figures, name, least) {
  const [ours, bare] = [figures[name], figures[`bare ${name}`]]
  const rate = (rounds) => median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)
  const cpu = (rounds) => median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(3)
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / bare[round].perSecond))
  const detail = `${rate(ours)} a second of ${rate(bare)}; ${cpu(ours)} ms of CPU each against ${cpu(bare)}`
  return atLeast(name === 'read' ? "a member's read" : 'a health check', ratio, least, detail)
}
