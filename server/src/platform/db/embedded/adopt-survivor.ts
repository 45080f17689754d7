import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { isNotReadyYet, serves, withLogin } from './log-in.ts'
import { type PostmasterNote, readPostmasterNote } from './postmaster.ts'
import { isRunning, titleOf } from './process-identity.ts'

const patience = 60_000

interface Search {
  cluster: string
  password: string
  clusterName: string
  signal: AbortSignal | undefined
}

/** A PostgreSQL that outlived a killed Roomtone. A note it left behind without being there is cleared away. */
export async function adoptSurvivor({
  cluster,
  password,
  clusterName,
  signal,
}: Search): Promise<PostmasterNote | undefined> {
  const until = Date.now() + patience
  for (;;) {
    signal?.throwIfAborted()
    const note = readPostmasterNote(cluster)
    if (!note) return undefined
    const finding = isRunning(note.pid) ? await examine(note, cluster, password) : 'stranger'
    if (finding === 'ours') return note
    // The number may belong to an unrelated process by now, or to the server of a folder ours was copied from.
    if (finding === 'stranger' || !titleOf(note.pid).includes(clusterName)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (finding === 'refused' || Date.now() > until) {
      throw new StartupError(
        `PostgreSQL (process ${note.pid}) is still running on ${cluster} and does not answer us; stop it and start again.`,
      )
    }
    await sleep(100)
  }
}

async function examine(
  note: PostmasterNote,
  cluster: string,
  password: string,
): Promise<'ours' | 'stranger' | 'busy' | 'refused'> {
  if (note.port === 0) return 'busy'
  try {
    return (await withLogin(note.port, password, (client) => serves(client, cluster))) ? 'ours' : 'stranger'
  } catch (error) {
    return isNotReadyYet(error) ? 'busy' : 'refused'
  }
}
