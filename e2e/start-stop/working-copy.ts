import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house.ts'

/** Folders that somebody may edit, or a compiler may write to. The others are only read. */
const COPIED = ['scripts', 'domain', 'contract', 'server']
const LEFT_OUT = ['.git', '.cache', '.env', 'data']

/** A copy of this repository to work in, uncommitted changes included. */
export function makeWorkingCopy(folder: string): string {
  mkdirSync(folder)
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.includes(name)) continue
    const [from, to] = [join(root, name), join(folder, name)]
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true, preserveTimestamps: true })
    else symlinkSync(from, to)
  }
  // The real file would delete the packages, which are the original's.
  writeFileSync(join(folder, 'scripts/lib/install.mjs'), 'export async function ensureInstalled() {}\n')
  return folder
}
