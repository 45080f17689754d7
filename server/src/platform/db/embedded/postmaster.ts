import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './process-identity.ts'

/** What a running PostgreSQL, or one that was killed, left written in its folder. */
export interface PostmasterNote {
  pid: number
  port: number
}

export function readPostmasterNote(cluster: string): PostmasterNote | undefined {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
  const lines = text.split('\n')
  const pid = Math.abs(Number(lines[0]))
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : undefined
}

/** Open transactions are rolled back and everything is written out; only then harder ways are tried. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isRunning(pid)) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await endsWithin(pid, patience)) return
  }
}

async function endsWithin(pid: number, patience: number): Promise<boolean> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (!isRunning(pid)) return true
    await sleep(20)
  }
  return !isRunning(pid)
}
