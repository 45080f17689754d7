import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house.ts'

/** What somebody may edit, or a compiler write to. The rest is only read. */
const COPIED = ['scripts', 'domain', 'contract', 'server']
const LEFT_OUT = ['.git', '.cache', '.env', 'data']

/** A copy of this repository to work in, as it stands. */
export function makeWorkingCopy(folder: string): string {
  mkdirSync(folder)
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.includes(name)) continue
    const [from, to] = [join(root, name), join(folder, name)]
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true, preserveTimestamps: true })
    else symlinkSync(from, to)
  }
  // It would empty the packages, which are those of the original.
  writeFileSync(join(folder, 'scripts/lib/install.mjs'), 'export async function ensureInstalled() {}\n')
  return folder
}
