import { existsSync, readFileSync } from 'node:fs'
import { openDataFolder } from './data-folder.ts'
import { nearestUrlOf, ownerWith, requestsWith, serves, withLogin } from './log-in.ts'
import { readPostmasterNote } from './postmaster.ts'
import { isRunning } from './process-identity.ts'

/**
 * For commands while the server runs: the embedded PostgreSQL that it has started, without taking anything over. Null:
 * none is running on this folder.
 */
export async function joinEmbeddedPostgres(
  dataDir: string,
): Promise<{ url: string; requestsUrl: string } | null> {
  const folder = openDataFolder(dataDir)
  const note = readPostmasterNote(folder.cluster)
  if (!note || note.port === 0 || !isRunning(note.pid) || !existsSync(folder.password)) return null
  const password = readFileSync(folder.password, 'utf8').trim()
  try {
    if (!(await withLogin(note.port, password, (client) => serves(client, folder.cluster)))) return null
  } catch {
    // Another process by that number, or a server that is just going: a start of our own says what is wrong.
    return null
  }
  const urlFor = (login: ReturnType<typeof ownerWith>) =>
    nearestUrlOf(folder.cluster, note.port, login, 'roomtone')
  return { url: urlFor(ownerWith(password)), requestsUrl: urlFor(requestsWith(password)) }
}
