import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { own, postgresUser } from './postgres-user.mjs'
import { query } from './query.mjs'

const execute = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup']

/** The folder of PostgreSQL's own programs, version 15 or later; POSTGRES_BIN says which. */
export function findPostgres() {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter((version) => Number(version) >= 15)
        .sort((a, b) => Number(a) - Number(b))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  const wanted = process.env.POSTGRES_BIN
  const found = [wanted, ...packaged, ...programFolders()].find(
    (folder) => folder && NEEDED.every((name) => existsSync(join(folder, name))),
  )
  if (!found)
    throw new PlainError(
      `This needs PostgreSQL 15 or later with its programs (${NEEDED.join(', ')}), and they were not found. On Debian: apt-get install postgresql-15; elsewhere set POSTGRES_BIN to their folder.`,
    )
  const version = execFileSync(join(found, 'initdb'), ['--version'], { encoding: 'utf8' }).trim()
  if (Number(/(\d+)/.exec(version)?.[1]) < 15)
    throw new PlainError(`This needs PostgreSQL 15 or later, and ${found} has: ${version}.`)
  return { bin: found, version }
}

export function programFolders() {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
}

/** One of them, as a user that it agrees to run as, in a folder that this user can enter. */
export async function postgresProgram({ bin, password, cwd }, name, settings) {
  try {
    const env = { PATH: process.env.PATH, PGPASSWORD: password, LC_ALL: 'C' }
    return await execute(join(bin, name), settings, { env, cwd, ...postgresUser(), timeout: 180_000 })
  } catch (error) {
    throw new PlainError(`${name} failed: ${String(error.stderr || error.message).trim()}`)
  }
}

/** Empty, and where a cluster may be written. */
export function makeClusterFolder(data) {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  chmodSync(data, 0o700)
  own(data)
}

/** It goes on when the command that started it has ended. */
export async function startCluster(programs, data, log) {
  await postgresProgram(programs, 'pg_ctl', ['start', '-w', '-t', '120', '-D', data, '-l', log])
}

export async function stopCluster(programs, data) {
  await postgresProgram(programs, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', data]).catch(() => {})
}

/** Until the statement answers true. */
export async function until(url, statement, values = [], limit = 60_000) {
  for (const begun = Date.now(); Date.now() - begun < limit; await wait(100)) {
    const rows = await query(url, statement, values).catch(() => [])
    if (Object.values(rows[0] ?? {})[0] === true) return
  }
  throw new PlainError(`Waited ${limit / 1000} s in vain for: ${statement}`)
}
