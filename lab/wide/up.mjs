import { randomBytes } from 'node:crypto'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { step } from '../../scripts/lib/step.mjs'
import { findPostgres, until } from '../stage/cluster.mjs'
import { startBalancer } from './balancer.mjs'
import { removeLimits } from './limiter.mjs'
import { folder, makeFolder, ports, readState, removeFolder, url, writeState } from './place.mjs'
import { databaseUrl, makePrimary, makeReplica, stopPostgres } from './postgres.mjs'
import { isOurs, startProcess, stopProcess } from './processes.mjs'
import { findBalancer } from './programs.mjs'

/** Starts all of it or nothing: a failure on the way takes down what already runs. */
export async function up() {
  if (isUp()) throw new PlainError(`It is up already, at ${url}. Take it down with: npm run wide -- down`)
  const postgres = findPostgres()
  const state = {
    bin: postgres.bin,
    version: postgres.version,
    balancer: findBalancer(),
    password: randomBytes(16).toString('hex'),
    pids: {},
  }
  await down()
  makeFolder()
  writeState(state)
  try {
    await step('PostgreSQL, the primary', () => makePrimary(state))
    await step('PostgreSQL, its replica', () => makeReplica(state))
    // It migrates and fills the database; the others find everything done.
    await step('Roomtone, the worker', () => startProcess(state, 'worker'))
    await step('Roomtone, web process 1', () => startProcess(state, 'web1'))
    await step('Roomtone, web process 2', () => startProcess(state, 'web2'))
    await step('HAProxy in front of them', () => startBalancer(state))
    await untilReplayed(state)
  } catch (error) {
    await down()
    throw error
  }
  return state
}

export function isUp() {
  const { pids } = readState() ?? {}
  return pids !== undefined && isOurs(pids.balancer) && isOurs(pids.web1)
}

export async function down() {
  const state = readState()
  if (!state) return removeFolder()
  if (state.pids.balancer && isOurs(state.pids.balancer)) process.kill(state.pids.balancer, 'SIGTERM')
  await Promise.all(Object.keys(state.pids).map((name) => stopProcess(state, name)))
  removeLimits()
  for (const name of ['restored', 'replica', 'primary']) await stopPostgres(state, name)
  removeFolder()
}

/** Whatever the primary has by now has arrived at the replica. */
export async function untilReplayed(state) {
  await until(
    databaseUrl(state, ports.primary, 'postgres'),
    `select coalesce(bool_and(replay_lsn >= pg_current_wal_flush_lsn()), false) from pg_stat_replication
    where application_name <> 'pg_basebackup'`,
  )
}

export { folder }
