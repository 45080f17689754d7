// Measures a request to book, over HTTP and whole, against pgbench with the very statements of one:
// node lab/bench/booking/run.mjs [--rounds=5] [--seconds=4]. Needs a build.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { startChild } from '../../stage/children.mjs'
import { openDatabase, openFolder } from '../../stage/database.mjs'
import { benchEnv } from '../../stage/servers.mjs'
import { atLeast, median, none, spreadOf } from '../../stage/table.mjs'
import { makeListings } from '../lib/listings.mjs'
import { runPart } from '../lib/part.mjs'
import { makePeople } from '../lib/people.mjs'
import { startBar } from '../lib/progress-bar.mjs'
import { lookAfter } from './checks.mjs'
import { findPgbench, runPgbench } from './pgbench.mjs'
import { recordRequest } from './record.mjs'
import { choiceOf, hot, httpOf, SLOTS, spread, writeRequests } from './requests.mjs'
import { writeScript } from './script.mjs'

const PEOPLE = 8000
const LISTINGS = 2000
const CLIENTS = [8, 32]
/** A person may have at most ten open requests; the herds use what is left. */
const ASKED_AT_MOST = PEOPLE * 9
const ROWS = 120_000
const HERDS = 20
/** What has been going on before: a database of some age, of which PostgreSQL knows how much there is of what. */
const PAST_SECONDS = 12

const options = {
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '4' },
  profile: { type: 'string' },
}

await runPart(import.meta.url, { options }, async ({ rounds, seconds, profile }, say) => {
  const pgbench = await findPgbench()
  const dataDir = openFolder()
  const { url, requestsUrl, pool } = await openDatabase(dataDir, say)
  const env = benchEnv(dataDir, { BENCH_DATABASE_URL: requestsUrl })
  const town = await fill(pool, env.SESSION_SECRET, say)
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const server = await startChild(new URL('serve.mjs', import.meta.url), { env, execArgv })
  const load = await startChild(new URL('../lib/load.mjs', import.meta.url))
  const asking = startAsking({ server, load, town, expected: await quoteOf(server.base, town) })

  say('Warming up')
  await asking.spread({ clients: 8, seconds: 3 })
  const { script, statements } = await prepareScript({ pool, dataDir, server, asking })
  say(`One request is ${statements} statements; pgbench ${pgbench.version}, ${await versionOf(pool)}`)

  const figures = await measure({
    asking,
    pgbench,
    url,
    pool,
    script,
    rounds: Number(rounds),
    seconds: Number(seconds),
  })
  say('Herds on one hour')
  const herds = await asking.herds(HERDS)
  await server.stop()
  say('Looking whether everything is there')
  const after = await lookAfter(pool, asking.acknowledged)
  const checks = [...checksOf(figures), ...checksAfter(after, herds, asking)]
  return { checks, figures: { statements, pgbench: pgbench.version, rounds: figures, herds, after } }
})

async function fill(pool, secret, say) {
  say(`${PEOPLE * 2} people, ${LISTINGS} spaces`)
  const hosts = await makePeople(pool, { count: 200, name: 'host', secret })
  const guests = await makePeople(pool, { count: PEOPLE, name: 'guest', secret })
  const others = await makePeople(pool, { count: PEOPLE, name: 'other', secret })
  const made = await makeListings(pool, { count: LISTINGS + CLIENTS.length + 1, hosts })
  const listings = made.slice(0, LISTINGS)
  // Hours that the people over HTTP do not come near.
  const from = LISTINGS * (SLOTS / 2)
  await writeRequests(pool, { guests: others, listings, count: ROWS, from })
  return { guests, listings, hot: made.slice(LISTINGS) }
}

async function versionOf(pool) {
  const { rows } = await pool.query("select 'PostgreSQL ' || current_setting('server_version') as version")
  return rows[0].version
}

async function quoteOf(base, { guests, listings }) {
  const choice = choiceOf(spread(0, { guests, listings }))
  const answer = await fetch(`${base}/api/properties/${listings[0].id}/quote?${new URLSearchParams(choice)}`)
  const quote = await answer.json()
  if (!quote.price) throw new PlainError(`The space has no price: ${JSON.stringify(quote)}`)
  return { expectedTotal: quote.price.total, expectedTerms: quote.terms.mark }
}

/** Hands out requests that were not made before, and remembers which ones were acknowledged. */
function startAsking({ server, load, town, expected }) {
  const { guests, listings } = town
  const acknowledged = []
  const refusals = []
  let asked = 0
  const most = (seconds) => Math.min(ASKED_AT_MOST - asked, Math.ceil(seconds * 2000))
  const run = async ({ clients, seconds, requests }) => {
    const before = await server.ask('cost')
    const { ms, answers, ranOut } = await load.ask({ base: server.base, clients, seconds, requests })
    const after = await server.ask('cost')
    const good = answers.filter(({ status }) => status === 200)
    acknowledged.push(...good.map(({ id }) => id))
    refusals.push(
      ...answers.filter(({ status }) => status !== 200).map(({ status, id }) => `${status} ${id}`),
    )
    return {
      ranOut,
      answers,
      perSecond: (good.length * 1000) / ms,
      cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, answers.length),
      times: spreadOf(good.map((answer) => answer.ms)),
    }
  }
  const take = (seconds, make) => {
    const requests = Array.from({ length: most(seconds) }, (_, n) => make(asked + n))
    return requests.map((request) => httpOf(request, expected))
  }
  let taken = {}
  return {
    acknowledged,
    refusals,
    next: () => {
      asked += 1
      return spread(asked - 1, { guests, listings })
    },
    http: (request) => httpOf(request, expected),
    async spread({ clients, seconds }) {
      const requests = take(seconds, (n) => spread(n, { guests, listings }))
      const round = await run({ clients, seconds, requests })
      asked += round.answers.length
      return round
    },
    /** A space for each number of clients, so that none of them runs out of hours. */
    async hot({ clients, seconds }) {
      const listing = town.hot[CLIENTS.indexOf(clients)]
      const from = taken[clients] ?? 0
      const requests = take(seconds, (n) => ({
        ...hot(from + n - asked, { guests, listing }),
        guest: guests[n % guests.length],
      }))
      const round = await run({ clients, seconds, requests: requests.slice(0, SLOTS - from) })
      taken = { ...taken, [clients]: from + round.answers.length }
      asked += round.answers.length
      return round
    },
    /** Thirty-two people want the same hour at the same moment: one gets it, the others are told. */
    async herds(count) {
      const listing = town.hot.at(-1)
      const wrong = []
      for (let herd = 0; herd < count; herd += 1) {
        const people = guests.slice(herd * 32, herd * 32 + 32)
        const requests = people.map((guest) => httpOf({ ...hot(herd, { guests, listing }), guest }, expected))
        const kept = refusals.length
        const { answers } = await run({ clients: 32, seconds: 60, requests })
        refusals.length = kept
        const won = answers.filter(({ status }) => status === 200).length
        const lost = answers.filter(({ status }) => status === 409).length
        if (won !== 1 || lost !== 31) wrong.push({ herd, won, lost })
      }
      return { count, wrong }
    },
  }
}

async function prepareScript({ pool, dataDir, server, asking }) {
  const [first, second] = [
    await recordRequest(pool, server, asking),
    await recordRequest(pool, server, asking),
  ]
  const script = await writeScript(pool, first.statements, first.request)
  const words = ({ statements }) => statements.map(({ text }) => text).join(';')
  if (words(first) !== words(second))
    throw new PlainError('Two requests of the same kind did not take the same statements')
  const file = join(dataDir, 'request.sql')
  writeFileSync(file, script)
  writeFileSync(new URL('request.sql', import.meta.url), script)
  return { script: file, statements: first.statements.length }
}

async function measure({ asking, pgbench, url, pool, script, rounds, seconds }) {
  const figures = CLIENTS.map((clients) => ({ clients, spread: [], hot: [], pgbench: [] }))
  const bar = startBar('      Measuring', rounds * CLIENTS.length)
  // A stretch of rows for each of its runs: some of its clients are ahead of others.
  const stretch = Math.floor(ROWS / (rounds * CLIENTS.length + 1))
  await runPgbench(pgbench, {
    url,
    script,
    clients: 8,
    seconds: PAST_SECONDS,
    first: rounds * CLIENTS.length * stretch,
  })
  await pool.query('vacuum analyze')
  let done = 0
  for (let round = 0; round < rounds; round += 1)
    for (const figure of figures) {
      const { clients } = figure
      const { answers: _, ...spread } = await asking.spread({ clients, seconds })
      figure.spread.push(spread)
      const peer = await runPgbench(pgbench, { url, script, clients, seconds, first: done * stretch })
      figure.pgbench.push(peer)
      const { answers: __, ...hot } = await asking.hot({ clients, seconds })
      figure.hot.push(hot)
      done += 1
      bar(done)
    }
  return figures
}

function checksOf(figures) {
  return figures.flatMap(({ clients, spread, hot, pgbench }) => {
    const rate = (rounds) => median(rounds.map(({ perSecond }) => perSecond))
    const [ours, theirs, onOne] = [rate(spread), rate(pgbench), rate(hot)]
    const cpu = median(spread.map(({ cpuMs }) => cpuMs)).toFixed(2)
    const ratios = spread.map(({ perSecond }, round) => perSecond / pgbench[round].perSecond)
    const hotRatios = hot.map(({ perSecond }, round) => perSecond / spread[round].perSecond)
    return [
      atLeast(
        `${clients} clients, spread`,
        median(ratios),
        0.35,
        `${ours.toFixed(0)} a second of pgbench's ${theirs.toFixed(0)}; ${cpu} ms of the server's CPU each`,
      ),
      atLeast(
        `${clients} clients, one space`,
        median(hotRatios),
        0.9,
        `${onOne.toFixed(0)} a second of spread's ${ours.toFixed(0)}`,
      ),
    ]
  })
}

function checksAfter({ overlaps, deadlocks, missing, twice }, herds, { acknowledged, refusals }) {
  return [
    none('holds that overlap', overlaps),
    none('deadlocks', deadlocks),
    none('acknowledged, yet not whole', missing, `${acknowledged.length} bookings`),
    none('made twice', twice),
    none('requests refused', refusals.length, refusals.slice(0, 3).join('; ')),
    none('herds with more or less than one winner', herds.wrong.length, `${herds.count} herds of 32`),
  ]
}
