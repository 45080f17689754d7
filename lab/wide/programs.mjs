import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from '../../scripts/lib/plain-error.mjs'

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
  const found = [wanted, ...packaged, ...folders()].find(
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

export function findBalancer() {
  const found = [process.env.HAPROXY, ...folders().map((folder) => join(folder, 'haproxy'))].find(
    (path) => path && existsSync(path),
  )
  if (!found)
    throw new PlainError(
      'This needs HAProxy in front of the processes, and it was not found. On Debian: apt-get install haproxy; elsewhere set HAPROXY to the program.',
    )
  return found
}

function folders() {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
}
