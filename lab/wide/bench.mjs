import { setTimeout as wait } from 'node:timers/promises'
import { step } from '../../scripts/lib/step.mjs'
import { query } from '../stage/query.mjs'
import { isFailure, meet, mixOf, percentile, startLoad } from './load.mjs'
import { ports, url } from './place.mjs'
import { databaseUrl } from './postgres.mjs'

const SECONDS = 10

/** Each kind of request by itself and all of them mixed, through the balancer, and which database carried it. */
export async function bench(state) {
  const mix = mixOf(await meet(url))
  const rows = []
  for (const part of [...mix.map((kind) => [kind]), mix]) {
    const name = part.length === 1 ? part[0].name : 'all of it'
    rows.push(await step(`${name}, ${SECONDS} s`, () => measure(state, name, part)))
  }
  console.table(rows)
  return { isGood: rows.every(({ failures }) => failures === 0), rows }
}

async function measure(state, name, part) {
  const load = startLoad(url, part, { clients: 16 })
  await wait(1500)
  const from = { answers: load.answers.length, at: performance.now(), ...(await rowsRead(state)) }
  await wait(SECONDS * 1000)
  const seconds = (performance.now() - from.at) / 1000
  const to = await rowsRead(state)
  const during = load.answers.slice(from.answers)
  await load.stop()
  const times = during.map(({ ms }) => ms)
  const [primary, replica] = [to.primary - from.primary, to.replica - from.replica]
  return {
    what: name,
    'answers a second': Math.round(during.length / seconds),
    'p50 ms': Math.round(percentile(times, 0.5) * 10) / 10,
    'p95 ms': Math.round(percentile(times, 0.95) * 10) / 10,
    'p99 ms': Math.round(percentile(times, 0.99) * 10) / 10,
    'read from the replica': `${Math.round((100 * replica) / Math.max(1, primary + replica))} %`,
    failures: during.filter(isFailure).length,
  }
}

async function rowsRead(state) {
  const text = "select tup_returned::float8 as rows from pg_stat_database where datname = 'roomtone'"
  const [primary, replica] = await Promise.all(
    [ports.primary, ports.replica].map(async (port) => (await query(databaseUrl(state, port), text))[0].rows),
  )
  return { primary, replica }
}
