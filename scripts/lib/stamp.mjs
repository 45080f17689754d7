import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from './paths.mjs'

const passedOver = new Set(['node_modules', 'dist', 'test-results'])

/** Contents, not times: a clone, a checkout and a copy of the same sources give the same stamp. */
export function stampOf(paths, ...circumstances) {
  const hash = createHash('sha256').update(circumstances.join('\n'))
  for (const path of paths.flatMap(filesBelow).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)))
  }
  return hash.digest('hex')
}

export function readStamp(path) {
  try {
    return readFileSync(inRoot(path), 'utf8').trim()
  } catch {
    return undefined
  }
}

export function writeStamp(path, stamp) {
  mkdirSync(dirname(inRoot(path)), { recursive: true })
  writeFileSync(inRoot(path), `${stamp}\n`)
}

export function removeStamp(path) {
  rmSync(inRoot(path), { force: true })
}

function filesBelow(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .filter((name) => !name.startsWith('.') && !passedOver.has(name))
    .flatMap((name) => filesBelow(join(path, name)))
}
