import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 6 * 1024 ** 3
const NAME = /^roomtone-(\d+)-/

/**
 * A folder in memory for what tests throw away: they make and drop hundreds of databases, and on a disk the files of
 * these take a fifth of the whole time. Undefined where there is no such place, or too little room in it.
 */
export function openQuickFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const memory = process.availableMemory?.() ?? freemem()
    if (Math.min(bavail * bsize, memory) < ROOM) return undefined
    removeForgotten()
    return mkdtempSync(join(MEMORY, `roomtone-${process.pid}-`))
  } catch {
    return undefined
  }
}

export function closeQuickFolder(folder) {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Of runs that were killed. */
function removeForgotten() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) closeQuickFolder(join(MEMORY, name))
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
