import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { inRoot, programOf, root } from './paths.mjs'
import { endWith } from './plain-error.mjs'
import { preflight } from './preflight.mjs'
import { endChildrenOnSignal } from './run.mjs'

const SOURCES = ['domain/src', 'contract/src', 'server/src', 'server/migrations']
const OUT = 'server/dist/dev'
/** An editor may write a file in several steps. */
const SETTLE_MS = 25
/** How long a server may take to finish its requests and jobs before it is killed. */
const PATIENCE_MS = 1000

const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Bundles and restarts the server on every save. Its database stays up, and types are checked at the same
 * time.
 */
export async function develop() {
  try {
    process.chdir(root)
    if (existsSync('.env')) process.loadEnvFile('.env')
    await preflight(process.env)
    const stopListening = endChildrenOnSignal()
    await ensureInstalled()
    stopListening()
    Object.assign(process.env, { NODE_ENV: 'development', ROOMTONE_DEV: '1' })
    await loop()
  } catch (error) {
    endWith(error)
  }
}

async function loop() {
  const { rolldown } = await import('rolldown')
  const { loadConfig } = await import('rolldown/config')
  const config = await loadConfig(inRoot('server/rolldown.config.ts'))
  let types
  let database
  let server
  let running = ''
  let isLeaving = false

  const leave = async () => {
    if (isLeaving) return
    isLeaving = true
    // It is a grandchild process, and would keep watching after SIGTERM.
    if (isAlive(types)) process.kill(-types.pid, 'SIGKILL')
    await stop(server, 15_000)
    await (await database)?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)

  const bundle = async () => {
    const input = ['start', 'open-roomtone', 'config', 'platform/db/open-database']
    const build = await rolldown({
      ...config,
      cwd: inRoot('server'),
      input: input.map((name) => `src/${name}.ts`),
    })
    const { output } = await build.write({ ...config.output, dir: inRoot(OUT) })
    await build.close()
    return output.map(({ code }) => code).join('')
  }
  const openDatabase = async () => {
    const [{ readConfig }, { openDatabase }] = await Promise.all(
      ['config', 'open-database'].map((name) => import(pathToFileURL(inRoot(OUT, `${name}.js`)))),
    )
    return openDatabase(readConfig(process.env), say)
  }
  const restart = async (isSchemaNew) => {
    const code = await bundle().catch((error) => void say(error.message))
    if (code === undefined || (code === running && !isSchemaNew && isAlive(server))) return
    database ??= openDatabase()
    const { url, ownerUrl } = await database
    if (isLeaving) return
    const before = server
    server = startServer({ DATABASE_URL: url, ...(ownerUrl && { DATABASE_OWNER_URL: ownerUrl }) })
    await stop(before)
    if (server.connected) server.send('go')
    running = code
  }

  types = checkTypes()
  const turns = inTurns(restart)
  for (const folder of SOURCES)
    watch(folder, { recursive: true }, (_, name) => {
      if (/(?<!\.test)\.(ts|sql)$/.test(name ?? '')) turns(name.endsWith('.sql'))
    })
  await turns(false)
}

/** One build at a time. Saves during a build are for the next one. */
function inTurns(work) {
  let waiting = null
  let busy = false
  return async (isSchemaNew) => {
    waiting = isSchemaNew || waiting === true
    if (busy) return
    busy = true
    try {
      while (waiting !== null) {
        await pause(SETTLE_MS)
        const next = waiting
        waiting = null
        await work(next)
      }
    } catch (error) {
      endWith(error)
    } finally {
      busy = false
    }
  }
}

function startServer(settings) {
  const child = fork(inRoot('scripts/lib/dev-server.mjs'), {
    env: { ...process.env, ...settings },
    detached: true,
  })
  child.on('exit', (code) => {
    if (code > 0) say('The server stopped. It restarts when you save a file.')
  })
  return child
}

/** They are emitted as well, for tasks and threads. The restart goes first. */
function checkTypes() {
  const [node, tsc] = programOf('typescript', 'bin/tsc')
  const projects = ['domain', 'contract', 'server']
  const child = spawn(node, [tsc, '-b', '--watch', '--preserveWatchOutput', ...projects], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  setPriority(child.pid, 10)
  return child
}

function isAlive(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null
}

/** Each has its own process group, so that Ctrl-C reaches only us. */
async function stop(child, patience = PATIENCE_MS) {
  if (!isAlive(child)) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patience)
  await gone
  clearTimeout(late)
}
