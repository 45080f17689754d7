import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Besides the newest. A page that was open for longer is reloaded when a part of it is missing
 * (web/src/boot.ts).
 */
const EARLIER = 3
const COMPRESSED = /\.(br|gz)$/

const listIn = (folder) => join(folder, '.vite/editions.json')
const assetsIn = (folder) => (existsSync(join(folder, 'assets')) ? readdirSync(join(folder, 'assets')) : [])

/**
 * Runs before a build and deletes everything but the named files of earlier editions. Pages that are open
 * during an upgrade still request those, and so do the pages of a server that still runs from this folder.
 */
export function clearForBuild(folder) {
  const earlier = readEditions(folder)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'assets') rmSync(join(folder, name), { recursive: true })
  return { earlier, begun: Date.now() }
}

/** Runs after it: lists the files of this edition, and drops editions that nobody has open any more. */
export function keepEditions(folder, { earlier, begun }) {
  const inAssets = (name) => join(folder, 'assets', name)
  // File times come from the disk's clock, which ticks in larger steps.
  const newest = originals(folder).filter((name) => statSync(inAssets(name)).mtimeMs >= begun - 1000)
  const editions = [newest, ...earlier].slice(0, 1 + EARLIER)
  const kept = new Set(editions.flat())
  for (const name of assetsIn(folder))
    if (!kept.has(name.replace(COMPRESSED, ''))) rmSync(inAssets(name), { recursive: true })
  writeFileSync(listIn(folder), JSON.stringify(editions))
  return new Set(newest)
}

/** Newest first. Files without a list count as one edition. */
function readEditions(folder) {
  try {
    return JSON.parse(readFileSync(listIn(folder), 'utf8'))
  } catch {
    return [originals(folder)]
  }
}

const originals = (folder) => assetsIn(folder).filter((name) => !COMPRESSED.test(name))
