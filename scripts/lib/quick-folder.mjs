import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 6 * 1024 ** 3
const NAME = /^roomtone-(\d+)-/

/**
 * A folder in memory for files that tests throw away: they create and drop hundreds of databases, which takes
 * a fifth of the whole time on a disk. Undefined where there is no such place, or too little room in it.
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

/** Folders of runs that were killed. */
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
