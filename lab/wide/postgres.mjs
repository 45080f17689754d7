import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeClusterFolder, postgresProgram, startCluster, stopCluster } from '../stage/cluster.mjs'
import { own } from '../stage/postgres-user.mjs'
import { query } from '../stage/query.mjs'
import { inFolder, ports } from './place.mjs'

export function databaseUrl({ password }, port, database = 'roomtone') {
  return `postgres://roomtone:${password}@127.0.0.1:${port}/${database}`
}

/** As whom requests run: everything else is asked as the owner. */
export function requestsUrl(state, port) {
  return databaseUrl(state, port).replace('//roomtone:', '//requests:')
}

const SHARED = `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${inFolder('sockets')}'
max_connections = 200
shared_buffers = 128MB
log_min_messages = warning
`

const programs = ({ bin, password }) => ({ bin, password, cwd: inFolder() })

/** Archives its log as well, so that any moment can be restored, and lets a replica follow. */
export async function makePrimary(state) {
  const data = inFolder('primary')
  makeClusterFolder(data)
  const passwordFile = inFolder('password')
  writeFileSync(passwordFile, state.password, { mode: 0o600 })
  own(passwordFile)
  await postgresProgram(programs(state), 'initdb', [
    ...['-D', data, '-U', 'roomtone', '--pwfile', passwordFile],
    ...['--auth=scram-sha-256', '-E', 'UTF8', '--locale=C', '--data-checksums'],
  ])
  rmSync(passwordFile)
  appendFileSync(
    join(data, 'postgresql.conf'),
    `${SHARED}port = ${ports.primary}
wal_level = replica
max_wal_senders = 10
archive_mode = on
archive_command = 'test ! -f "${inFolder('archive')}/%f" && cp "%p" "${inFolder('archive')}/%f"'
`,
  )
  await startPostgres(state, 'primary')
  const owner = databaseUrl(state, ports.primary, 'postgres')
  await query(owner, 'create database roomtone')
  await query(owner, `create role requests login password '${state.password}'`)
}

export async function makeReplica(state) {
  const data = await copyPrimary(state, 'replica', ['-R', '-C', '-S', 'wide_replica', '-X', 'stream'])
  // Long reads over there hold back the cleaning here instead of being cancelled by it.
  appendFileSync(join(data, 'postgresql.auto.conf'), `port = ${ports.replica}\nhot_standby_feedback = on\n`)
  await startPostgres(state, 'replica')
}

/** A base backup of the running primary: how its log comes along, the settings say. */
export async function copyPrimary(state, name, settings) {
  const data = inFolder(name)
  makeClusterFolder(data)
  const from = databaseUrl(state, ports.primary, 'postgres')
  await postgresProgram(programs(state), 'pg_basebackup', ['-d', from, '-D', data, '-c', 'fast', ...settings])
  return data
}

export async function startPostgres(state, name) {
  await startCluster(programs(state), inFolder(name), inFolder('logs', `${name}.log`))
}

export async function stopPostgres(state, name) {
  await stopCluster(programs(state), inFolder(name))
}
