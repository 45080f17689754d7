import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** The user PostgreSQL runs as; `undefined` means the same as ours. */
export type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root lends it another user: the owner of what is already there first. */
export function chooseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) {
    requireName()
    return undefined
  }
  const owner = statSync(folder)
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (account) return account
  throw new StartupError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as; start Roomtone as another user or set DATABASE_URL.',
  )
}

export function giveTo(account: Account, folder: string): void {
  if (!account) return
  if (statSync(folder).uid === account.uid) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo(account, path)
    else lchownSync(path, account.uid, account.gid)
  }
  // The folder comes last: its owner says whether all within it was given already.
  chownSync(folder, account.uid, account.gid)
}

/** Asks the system rather than reading modes, so that access lists and mounts count too. */
export function canEnter(account: Account, folder: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return answer.status === 0
}

function lookUp(name: string): Account {
  const uid = askId('-u', name)
  const gid = askId('-g', name)
  return uid && gid ? { uid, gid } : undefined
}

function askId(flag: string, name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout.trim()) : undefined
}

function requireName(): void {
  try {
    userInfo()
  } catch (error) {
    throw new StartupError(
      `PostgreSQL needs a user with a name, and user number ${process.getuid?.()} has none; start Roomtone as another user or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
