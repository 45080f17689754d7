import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { isReady, serverEnv } from '../stage/servers.mjs'
import { inFolder, ports, url, writeState } from './place.mjs'
import { databaseUrl, requestsUrl } from './postgres.mjs'

export const { MASTER_KEY } = serverEnv('')
export const METRICS_TOKEN = 'figures of the wide set-up'
const PATIENCE_MS = 180_000

export function environment(state, over = {}) {
  return serverEnv(inFolder('files'), {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: requestsUrl(state, ports.primary),
    DATABASE_REPLICA_URL: requestsUrl(state, ports.replica),
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN,
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'info',
    // Everything shares a few cores here: what would shed load in production would only blur the figures.
    MAX_EVENT_LOOP_DELAY: '0',
    ...over,
  })
}

/** Started, and serving: `web1`, `web2`, …, or `worker`. */
export async function startProcess(state, name, over = {}) {
  const number = Number(/^web(\d+)$/.exec(name)?.[1] ?? 0)
  const role =
    number > 0
      ? { ROLE: 'web', PORT: String(ports.web(number)) }
      : { ROLE: 'worker', DATABASE_OWNER_URL: databaseUrl(state, ports.primary) }
  const log = inFolder('logs', `${name}.log`)
  const begin = existsSync(log) ? readFileSync(log, 'utf8').length : 0
  const out = openSync(log, 'a')
  const child = spawn(process.execPath, [inRoot('server/dist/main.js')], {
    env: environment(state, { ...role, ...over }),
    stdio: ['ignore', out, out],
    detached: true,
  })
  child.unref()
  state.pids[name] = child.pid
  writeState(state)
  const isUp = () =>
    number > 0
      ? isReady(`http://127.0.0.1:${ports.web(number)}`)
      : readFileSync(log, 'utf8').slice(begin).includes('worker is running')
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await wait(100)) {
    if (!isAlive(child.pid)) break
    if (await isUp()) return child.pid
  }
  throw new PlainError(`${name} did not start:\n${readFileSync(log, 'utf8').slice(begin).slice(-2000)}`)
}

/** As an operator would: the polite signal, and patience. */
export async function stopProcess(state, name) {
  const pid = state.pids[name]
  if (pid && isOurs(pid)) {
    process.kill(pid, 'SIGTERM')
    const begun = Date.now()
    while (isAlive(pid) && Date.now() - begun < 45_000) await wait(50)
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
  delete state.pids[name]
  writeState(state)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // A child process that has ended stays in the table until its parent asks about it.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** A number may have been given to somebody else since it was written down. */
export function isOurs(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return isAlive(pid) && (command.includes(inRoot('server/dist/main.js')) || command.includes(inFolder()))
  } catch {
    return false
  }
}
