import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'

const execute = promisify(execFile)
const OLDEST = 14
const DEBIAN = '/usr/lib/postgresql'

/** The newest that is installed. It may be of another version than the server: it only sends what it is given. */
export async function findPgbench() {
  const folders = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : []
  const candidates = [
    ...folders.sort((a, b) => b - a).map((version) => `${DEBIAN}/${version}/bin/pgbench`),
    'pgbench',
  ]
  for (const program of candidates) {
    const version = await versionOf(program)
    if (version !== null && Number.parseInt(version, 10) >= OLDEST) return { program, version }
  }
  throw new PlainError(
    `This part compares with pgbench ${OLDEST} or newer, and there is none here. On Debian it comes with the package postgresql-contrib or postgresql-15, elsewhere with PostgreSQL itself.`,
  )
}

async function versionOf(program) {
  try {
    const { stdout } = await execute(program, ['--version'])
    return /\) (\S+)/.exec(stdout)?.[1] ?? null
  } catch {
    return null
  }
}

/** How many whole requests a second it makes of the script; it prepares every statement once for each connection. */
export async function runPgbench({ program }, { url, script, clients, seconds, first }) {
  const names = { first, clients, done: 0 }
  const variables = Object.entries(names).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const settings = [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    2,
    '-T',
    seconds,
    '-f',
    script,
    ...variables,
    url,
  ]
  const { stdout, stderr } = await execute(program, settings.map(String), {
    maxBuffer: 64 * 1024 ** 2,
  }).catch((error) => {
    throw new PlainError(
      `pgbench could not run the statements of a request:\n${error.stderr || error.message}`,
    )
  })
  if (/aborted|ERROR/.test(stderr)) throw new PlainError(`pgbench stumbled:\n${stderr.slice(0, 3000)}`)
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  const made = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
  return { perSecond, made }
}
