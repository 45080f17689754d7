import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/** A zombie answers signals but does nothing, so it does not count as running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return statFields(pid)?.[0] !== 'Z'
}

/** Tells two processes apart that were given the same number one after the other. */
export function startTimeOf(pid: number): string | undefined {
  return hasProc ? statFields(pid)?.[19] : ask('lstart=', pid)
}

/** The command line or the title a process gave itself. */
export function titleOf(pid: number): string {
  if (!hasProc) return ask('command=', pid) ?? ''
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ''
}

function statFields(pid: number): string[] | undefined {
  const stat = readProc(pid, 'stat')
  // The name in parentheses may hold spaces and parentheses of its own.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function ask(column: string, pid: number): string | undefined {
  const answer = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}
