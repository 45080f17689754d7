import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { type Account, canEnter } from './run-as.ts'

/** The owner of everything in the database: its password is in the data folder. */
export const databaseUser = 'roomtone'

const draftPrefix = 'cluster.new-'

interface Creation {
  folder: DataFolder
  binaries: Binaries
  account: Account
  durable: boolean
  signal: AbortSignal | undefined
}

/** Makes the cluster under another name and renames it when whole, so that a kill in between leaves nothing half made. */
export async function createCluster({ folder, binaries, account, durable, signal }: Creation): Promise<void> {
  const draft = join(folder.postgres, draftPrefix + randomUUID())
  mkdirSync(draft, { mode: 0o700 })
  if (account) chownSync(draft, account.uid, account.gid)
  keepPassword(folder.password, account)

  const settings = [
    `--pgdata=${pathFor(account, draft)}`,
    `--username=${databaseUser}`,
    // Read from the working folder, so that folders above it need not be open to the account.
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale(),
    ...(durable ? [] : ['--no-sync']),
  ]
  await run(binaries.initdb, settings, { cwd: draft, account, signal })
  renameSync(draft, folder.cluster)
}

export function removeDrafts(folder: DataFolder): void {
  for (const name of readdirSync(folder.postgres)) {
    if (name.startsWith(draftPrefix))
      rmSync(join(folder.postgres, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * The name under which the account finds its own working folder. Below a closed home the real path is barred
 * to it, while Linux lets a process reach the folder that it is already in.
 */
export function pathFor(account: Account, workingFolder: string): string {
  if (!account || canEnter(account, workingFolder)) return workingFolder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new StartupError(
    `The user that runs PostgreSQL cannot enter ${workingFolder}; choose a folder it can enter with DATA_DIR, or start Roomtone as a user other than root.`,
  )
}

/** Nothing of our environment reaches PostgreSQL: it may hold keys, or settings meant for another server. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LC_ALL: process.platform === 'darwin' ? 'C' : 'C.UTF-8',
    TZ: 'UTC',
  }
}

function locale(): string[] {
  // macOS knows no C.UTF-8; its own name for the same thing is UTF-8, for character classes only.
  return process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=UTF-8'] : ['--locale=C.UTF-8']
}

function keepPassword(path: string, account: Account): void {
  if (existsSync(path) && readFileSync(path, 'utf8').trim() !== '') return
  writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (account) chownSync(path, account.uid, account.gid)
}

function run(
  program: string,
  settings: string[],
  { cwd, account, signal }: { cwd: string; account: Account; signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, settings, {
      ...account,
      cwd,
      env: bareEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal && { signal }),
    })
    let complaints = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const first = complaints.split('\n').find((line) => line.includes('error:')) ?? complaints.trim()
      reject(
        new StartupError(`PostgreSQL could not be set up in ${cwd}: ${first.replace(/^.*?error: /, '')}.`),
      )
    })
  })
}
