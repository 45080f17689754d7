import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { choosePort } from './choose-port.ts'
import { bareEnvironment, pathFor } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import type { ExitGuard } from './exit-guard.ts'
import { isNotReadyYet, serves, withLogin } from './log-in.ts'
import { type PostmasterNote, stopPostmaster } from './postmaster.ts'
import type { Account } from './run-as.ts'

export interface Launch {
  folder: DataFolder
  binaries: Binaries
  account: Account
  password: string
  clusterName: string
  wantedPort: number | undefined
  durable: boolean
  progress(line: string): void
  signal: AbortSignal | undefined
  guard: ExitGuard
}

const attempts = 5
const logLimit = 10_000_000
/** A port taken in the last moment, or the last children of a killed server: both pass. */
const passing = /Address already in use|could not bind|shared memory block|lock file "postmaster.pid"/

export async function launch(order: Launch): Promise<PostmasterNote> {
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(order.folder.port, order.wantedPort)
    removeSockets(order.folder.cluster)
    const { child, logStart } = spawnServer(order, port)
    if (await becomesReady(child, port, order)) return { pid: pidOf(child), port }
    const complaint = readFileSync(order.folder.log).subarray(logStart).toString('utf8')
    if (attempt === attempts || !passing.test(complaint)) throw didNotStart(complaint, order.folder.log)
    await sleep(500, undefined, { ...(order.signal && { signal: order.signal }) })
  }
}

/**
 * What a killed server left of them names a process by a number that may be another's by now. The folder is
 * ours alone, and the caller has made sure that no server uses it.
 */
function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true })
}

/** Detached: Ctrl-C at the terminal must reach Roomtone alone, which stops PostgreSQL after the last request. */
function spawnServer({ folder, binaries, account, clusterName, durable, guard }: Launch, port: number) {
  const log = openLog(folder.log)
  const logStart = statSync(folder.log).size
  try {
    const child = spawn(
      binaries.postgres,
      ['-D', pathFor(account, folder.cluster), ...flags({ port, clusterName, durable })],
      {
        ...account,
        cwd: folder.cluster,
        env: bareEnvironment(),
        detached: true,
        stdio: ['ignore', log, log],
      },
    )
    if (child.pid !== undefined) guard.watch(child.pid)
    child.on('error', () => {})
    child.unref()
    return { child, logStart }
  } finally {
    closeSync(log)
  }
}

/**
 * For databases that are thrown away: nothing is written for a power cut, a replica or tomorrow's planner.
 */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

function flags({
  port,
  clusterName,
  durable,
}: {
  port: number
  clusterName: string
  durable: boolean
}): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // In the cluster's own folder, which is closed to everybody else; said so that its path may be barred.
    unix_socket_directories: process.platform === 'win32' ? '' : '.',
    // Shown in the title of each of its processes, so that they can be told from those of other servers.
    cluster_name: clusterName,
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: durable ? 100 : 300,
    ...(!durable && THROWN_AWAY),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Recovery after a power cut may be slow, so there is no limit as long as the process lives. */
async function becomesReady(child: ChildProcess, port: number, order: Launch): Promise<boolean> {
  const begun = Date.now()
  let nextWord = 10_000
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    if (order.signal?.aborted) {
      await stopPostmaster(child.pid)
      order.signal.throwIfAborted()
    }
    try {
      if (await withLogin(port, order.password, (client) => serves(client, order.folder.cluster))) return true
    } catch (error) {
      if (!isNotReadyYet(error)) {
        await stopPostmaster(child.pid)
        throw error
      }
    }
    if (Date.now() - begun > nextWord) {
      order.progress(`Waiting for PostgreSQL ... (${Math.round((Date.now() - begun) / 1000)} s)`)
      nextWord += 10_000
    }
    await sleep(30)
  }
  return false
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimit) renameSync(path, `${path}.old`)
  return openSync(path, 'a', 0o600)
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('PostgreSQL has no process.')
  return child.pid
}

function didNotStart(complaint: string, log: string): StartupError {
  const fatal = complaint.split('\n').findLast((line) => line.includes('FATAL:'))
  const reason = fatal ? `: ${fatal.replace(/^.*FATAL:\s*/, '')}` : ''
  return new StartupError(`PostgreSQL did not start${reason} (its log is ${log}).`)
}
