// How long a start takes that finds everything in place: node lab/bench/start/run.mjs [--rounds=5]. Needs a build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot, root } from '../../../scripts/lib/paths.mjs'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { closeLater } from '../../stage/closing.mjs'
import { openFolder, startDatabase } from '../../stage/database.mjs'
import { freePort } from '../../stage/free-port.mjs'
import { isReady } from '../../stage/servers.mjs'
import { atMost, median } from '../../stage/table.mjs'
import { runPart } from '../lib/part.mjs'
import { startBar } from '../lib/progress-bar.mjs'

const PATIENCE_MS = 300_000
const SECONDS = 3

const options = { rounds: { type: 'string', default: '5' } }

await runPart(import.meta.url, { options }, async ({ rounds }, say) => {
  const dataDir = openFolder()
  say('First start, which makes the database and fills it with the demo')
  const first = await timeStart(dataDir)
  const figures = { first, starts: [], bare: [] }
  const bar = startBar('      Starting', Number(rounds))
  for (let round = 0; round < Number(rounds); round += 1) {
    figures.bare.push((await timeNode()) + (await timePostgres(dataDir)))
    figures.starts.push(await timeStart(dataDir))
    bar(round + 1)
  }
  const bare = median(figures.bare) / 1000
  const warm = median(figures.starts) / 1000
  const detail = `${(warm / bare).toFixed(1)} times an empty Node and PostgreSQL by itself (${bare.toFixed(2)} s)`
  return { figures, checks: [atMost('seconds from npm start to the first answer', warm, SECONDS, detail)] }
})

/** As a person would start it, until it answers for the first time; then it is stopped again. */
async function timeStart(dataDir) {
  const port = await freePort()
  const from = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
  })
  let heard = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      heard += text
    })
  const stop = () => stopGroup(child)
  closeLater(stop)
  while (!(await isReady(`http://127.0.0.1:${port}`, '/healthz'))) {
    if (child.exitCode !== null) throw new PlainError(`npm start ended before it served:\n${heard}`)
    if (performance.now() - from > PATIENCE_MS) throw new PlainError(`npm start did not serve:\n${heard}`)
    await wait(10)
  }
  const ms = performance.now() - from
  await stop()
  return ms
}

/** What is set for other databases and by npm itself must not reach a start like anyone's. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|DATABASE_URL$)/.test(name))
  return { ...Object.fromEntries(kept), LOG_LEVEL: 'error' }
}

async function stopGroup(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await gone
}

/** The machine's own limit: a Node that does nothing ... */
async function timeNode() {
  const from = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { cwd: inRoot() }), 'exit')
  return performance.now() - from
}

/** ... and the same PostgreSQL on the same folder, until it lets somebody in. */
async function timePostgres(dataDir) {
  const from = performance.now()
  const postgres = await startDatabase(dataDir)
  const ms = performance.now() - from
  await postgres.stop()
  return ms
}
