import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { programFolders } from '../stage/cluster.mjs'

export function findBalancer() {
  const found = [process.env.HAPROXY, ...programFolders().map((folder) => join(folder, 'haproxy'))].find(
    (path) => path && existsSync(path),
  )
  if (!found)
    throw new PlainError(
      'This needs HAProxy in front of the processes, and it was not found. On Debian: apt-get install haproxy; elsewhere set HAPROXY to the program.',
    )
  return found
}
