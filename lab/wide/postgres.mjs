import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { inFolder, ports, unprivileged } from './place.mjs'

const execute = promisify(execFile)

/** One of PostgreSQL's programs, as a user that it agrees to run as. */
export async function postgresProgram({ bin, password }, name, settings, limit = 180_000) {
  try {
    const options = { env: { PATH: process.env.PATH, PGPASSWORD: password, LC_ALL: 'C' }, cwd: inFolder() }
    return await execute(join(bin, name), settings, { ...options, ...unprivileged(), timeout: limit })
  } catch (error) {
    throw new PlainError(`${name} failed: ${String(error.stderr || error.message).trim()}`)
  }
}

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

/** Writes its log to the archive as well, for coming back to any moment; and lets a replica follow. */
export async function makePrimary(state) {
  const data = makeDataFolder('primary')
  const passwordFile = inFolder('password')
  writeFileSync(passwordFile, state.password, { mode: 0o600 })
  own(passwordFile)
  await postgresProgram(state, 'initdb', [
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
  const data = makeDataFolder('replica')
  await postgresProgram(state, 'pg_basebackup', [
    ...['-d', databaseUrl(state, ports.primary, 'postgres'), '-D', data],
    ...['-R', '-C', '-S', 'wide_replica', '-X', 'stream', '-c', 'fast'],
  ])
  // Long reads over there hold back the cleaning here instead of being cancelled by it.
  appendFileSync(join(data, 'postgresql.auto.conf'), `port = ${ports.replica}\nhot_standby_feedback = on\n`)
  await startPostgres(state, 'replica')
}

export function makeDataFolder(name) {
  const data = inFolder(name)
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  chmodSync(data, 0o700)
  own(data)
  return data
}

export function own(path) {
  const { uid, gid } = unprivileged() ?? {}
  if (uid !== undefined) chownSync(path, uid, gid)
}

export async function startPostgres(state, name) {
  const log = inFolder('logs', `${name}.log`)
  await postgresProgram(state, 'pg_ctl', ['start', '-w', '-t', '120', '-D', inFolder(name), '-l', log])
}

export async function stopPostgres(state, name) {
  await postgresProgram(state, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', inFolder(name)]).catch(() => {})
}

export async function query(connectionString, text, values = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Until the statement answers true. */
export async function until(connectionString, text, values = [], limit = 60_000) {
  for (const begun = Date.now(); Date.now() - begun < limit; await wait(100)) {
    const rows = await query(connectionString, text, values).catch(() => [])
    if (Object.values(rows[0] ?? {})[0] === true) return
  }
  throw new PlainError(`Waited ${limit / 1000} s in vain for: ${text}`)
}
