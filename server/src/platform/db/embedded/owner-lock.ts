import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { isRunning, startTimeOf } from './process-identity.ts'

export interface OwnerLock {
  release(): void
}

/** One Roomtone per data folder. A lock whose process is gone is taken over. */
export function takeOwnerLock(dataDir: string): OwnerLock {
  const lock = join(dataDir, 'roomtone.lock')
  const mine = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid), token: randomUUID() })

  for (let attempt = 0; attempt < 5; attempt++) {
    if (createWith(lock, mine)) {
      return { release: () => releaseIfMine(lock, mine) }
    }
    const theirs = readOrNothing(lock)
    if (theirs === undefined) continue
    refuseIfAlive(theirs)
    moveAside(lock, theirs)
  }
  throw new StartupError(
    `Another start of Roomtone is busy with the folder ${dataDir}; try again in a moment.`,
  )
}

/** A hard link appears with its content in one step, so that half a lock is never read. */
function createWith(lock: string, content: string): boolean {
  const draft = `${lock}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx' })
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function refuseIfAlive(content: string): void {
  const owner = parse(content)
  if (!owner || !isRunning(owner.pid)) return
  const started = startTimeOf(owner.pid)
  if (owner.started !== undefined && started !== undefined && owner.started !== started) return
  throw new StartupError(`Roomtone is already running on this folder (process ${owner.pid}).`)
}

/** Two starts may find the same stale lock; the slower one must not remove the lock the faster one just took. */
function moveAside(lock: string, stale: string): void {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = readOrNothing(aside)
  if (moved !== undefined && moved !== stale) createWith(lock, moved)
  rmSync(aside, { force: true })
}

function releaseIfMine(lock: string, mine: string): void {
  if (readOrNothing(lock) === mine) rmSync(lock, { force: true })
}

function parse(content: string): { pid: number; started?: string } | undefined {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined
    if (typeof value.pid !== 'number') return undefined
    const started = 'started' in value && typeof value.started === 'string' ? value.started : undefined
    return { pid: value.pid, ...(started !== undefined && { started }) }
  } catch {
    return undefined
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
