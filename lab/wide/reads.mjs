import { setTimeout as wait } from 'node:timers/promises'
import { step } from '../../scripts/lib/step.mjs'
import { query } from '../stage/query.mjs'
import { ask, askJson, meet } from './load.mjs'
import { ports, url } from './place.mjs'
import { databaseUrl, startPostgres, stopPostgres } from './postgres.mjs'
import { METRICS_TOKEN } from './processes.mjs'
import { untilReplayed } from './up.mjs'

/** PostgreSQL keeps what it counts for itself for as long as ten seconds. */
const STATS_MS = 12_000

/**
 * Checks who reads where: strangers from the replica, writers what they wrote, and everyone something while
 * the replica is gone.
 */
export async function reads(state) {
  const { guest } = await meet(url)
  const me = await askJson(url, '/api/account/me', { token: guest })
  const results = {
    'strangers read from the replica': await step('Where strangers read', () => strangers(state)),
    'writers see what they wrote, the replica standing still': await step('What writers see', () =>
      writers(state, guest, me),
    ),
    'nobody is refused while the replica is away': await step('While the replica is away', () =>
      without(state),
    ),
    'it is taken up again': await step('When it is back', () => back(state)),
  }
  console.table(results)
  return { isGood: Object.values(results).every(Boolean), ...results }
}

const replicaUrl = (state) => databaseUrl(state, ports.replica, 'postgres')

async function scansOn(state, port) {
  const text =
    "select coalesce(sum(idx_scan + seq_scan), 0)::int as n from pg_stat_user_tables where relname = 'listing_search'"
  return (await query(databaseUrl(state, port), text))[0].n
}

async function strangers(state) {
  await untilUsed(1)
  await wait(STATS_MS)
  const before = {
    primary: await scansOn(state, ports.primary),
    replica: await scansOn(state, ports.replica),
  }
  for (let n = 0; n < 40; n += 1) await askJson(url, '/api/search?words=loft')
  await wait(STATS_MS)
  const after = { primary: await scansOn(state, ports.primary), replica: await scansOn(state, ports.replica) }
  return after.replica - before.replica >= 40 && after.primary === before.primary
}

/** With its replay stopped the replica is certain not to have the write: only the primary can show it. */
async function writers(state, token, me) {
  await query(replicaUrl(state), 'select pg_wal_replay_pause()')
  try {
    let isRight = true
    for (let n = 0; n < 10; n += 1) {
      const intro = `Written ${n} at ${Date.now()}`
      const wrote = await changeIntro(token, intro)
      const [own, stranger] = await Promise.all([
        askJson(url, `/api/people/${me.id}`, { cookie: wrote.cookies.join('; ') }),
        askJson(url, `/api/people/${me.id}`),
      ])
      isRight &&= wrote.cookies.length > 0 && own.intro === intro && stranger.intro !== intro
    }
    return isRight
  } finally {
    await query(replicaUrl(state), 'select pg_wal_replay_resume()')
    await untilReplayed(state)
  }
}

async function changeIntro(token, intro) {
  const answer = await ask(undefined, `${url}/api/profile`, { method: 'PATCH', token, body: { intro } })
  if (answer.status >= 300) throw new Error(`The profile answered ${answer.status}: ${answer.text}`)
  return answer
}

async function without(state) {
  await stopPostgres(state, 'replica')
  const statuses = []
  for (let n = 0; n < 40; n += 1)
    for (const path of ['/api/search?words=loft', '/api/properties', '/search'])
      statuses.push((await ask(undefined, `${url}${path}${path.includes('?') ? '&' : '?'}n=${n}`)).status)
  return statuses.every((status) => status === 200)
}

async function back(state) {
  await startPostgres(state, 'replica')
  await untilReplayed(state)
  return untilUsed(1)
}

/** As the processes themselves say in /metrics. */
async function untilUsed(value) {
  for (let n = 0; n < 100; n += 1) {
    const said = await Promise.all([1, 2].map(usedBy))
    if (said.every((used) => used === value)) return true
    await wait(100)
  }
  return false
}

async function usedBy(number) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`http://127.0.0.1:${ports.web(number)}/metrics`, { headers })).text()
  return Number(/^roomtone_replica_used (\S+)$/m.exec(text)?.[1])
}
