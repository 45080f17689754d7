import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { StartupError } from '../../startup-error.ts'
import { adoptSurvivor } from './adopt-survivor.ts'
import { prepareBinaries } from './binaries.ts'
import { createCluster, removeDrafts } from './cluster.ts'
import { type DataFolder, openDataFolder } from './data-folder.ts'
import { type ExitGuard, guardExit } from './exit-guard.ts'
import { launch } from './launch.ts'
import {
  ensureDatabase,
  ensureLogin,
  type Login,
  nearestUrlOf,
  ownerWith,
  requestsWith,
  withLogin,
} from './log-in.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { type PostmasterNote, stopPostmaster } from './postmaster.ts'
import { chooseAccount, giveTo } from './run-as.ts'

export interface EmbeddedPostgresOptions {
  dataDir: string
  port?: number
  progress(line: string): void
  /** `false` trades safety against a power cut for speed: test runs only. */
  durable?: boolean
  /** Gives up while starting; whatever was started by then is stopped again. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  /** As whom everything belongs to. */
  url: string
  /** For the user that requests run as, who may do what they were granted. */
  requestsUrl: string
  stop(): Promise<void>
}

const database = 'roomtone'

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataDir)
  const lock = takeOwnerLock(folder.root)
  const guard = guardExit(lock)
  try {
    const { server, password } = await runServer(folder, guard, options)
    try {
      await withLogin(server.port, password, async (client) => {
        await ensureDatabase(client, database)
        await ensureLogin(client, requestsWith(password))
      })
    } catch (error) {
      await stopPostmaster(server.pid)
      throw error
    }
    let stopping: Promise<void> | undefined
    const urlFor = (login: Login) => nearestUrlOf(folder.cluster, server.port, login, database)
    return {
      url: urlFor(ownerWith(password)),
      requestsUrl: urlFor(requestsWith(password)),
      stop: () => {
        stopping ??= stopPostmaster(server.pid).finally(guard.dismiss)
        return stopping
      },
    }
  } catch (error) {
    guard.dismiss()
    throw error
  }
}

async function runServer(
  folder: DataFolder,
  guard: ExitGuard,
  { progress, signal, port: wantedPort, durable = true }: EmbeddedPostgresOptions,
): Promise<{ server: PostmasterNote; password: string }> {
  const account = chooseAccount(folder.postgres)
  giveTo(account, folder.postgres)
  removeDrafts(folder)
  const binaries = prepareBinaries(account, folder.postgres)
  if (!existsSync(folder.cluster)) {
    progress('Creating the database ...')
    await createCluster({ folder, binaries, account, durable, signal })
  }
  const password = readPassword(folder)
  const clusterName = `roomtone-${createHash('sha256').update(password).digest('hex').slice(0, 12)}`

  const survivor = await adoptSurvivor({ cluster: folder.cluster, password, clusterName, signal })
  if (survivor) {
    guard.watch(survivor.pid)
    progress('Continuing with the PostgreSQL that was still running ...')
    return { server: survivor, password }
  }
  progress('Starting PostgreSQL ...')
  const order = {
    folder,
    binaries,
    account,
    password,
    clusterName,
    wantedPort,
    durable,
    progress,
    signal,
    guard,
  }
  return { server: await launch(order), password }
}

function readPassword(folder: DataFolder): string {
  if (existsSync(folder.password)) return readFileSync(folder.password, 'utf8').trim()
  throw new StartupError(`The database in ${folder.cluster} has lost its password file ${folder.password}.`)
}
