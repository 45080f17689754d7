import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

/** What every server of the lab runs with: no limits in the way of one client that plays thousands. */
export function serverEnv(dataDir, over = {}) {
  return {
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '100000',
    SESSION_SECRET: 'a secret that is long enough for a lab',
    MASTER_KEY: '42'.repeat(32),
    ...over,
  }
}

/** As it is measured: without a demo, and without turning anyone away because the machine is busy. */
export function benchEnv(dataDir, over = {}) {
  const settings = { DEMO: 'off', NODE_ENV: 'production', MAX_EVENT_LOOP_DELAY: '0', ACCESS_TTL: '3600' }
  return serverEnv(dataDir, { ...settings, ...over })
}

/** One real process of the product: started, killed, started again at the same port. */
export async function makeServer({ name, env, heard = () => {}, patienceMs = 120_000 }) {
  const port = env.ROLE === 'worker' ? 0 : await freePort()
  const base = `http://127.0.0.1:${port}`
  let child = null
  let shift = 0
  let isWanted = false

  const start = async () => {
    if (isAlive()) return
    child = fork(MAIN, { silent: true, env: { ...bare(), PUBLIC_URL: base, ...env, PORT: String(port) } })
    const mine = child
    isWanted = true
    let words = ''
    mine.on('exit', (code, signal) => {
      if (isWanted && child === mine)
        heard(name, { msg: 'ended by itself', time: Date.now(), words, code, signal })
    })
    for (const stream of [mine.stdout, mine.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith('{')) {
          const told = JSON.parse(line)
          heard(name, told)
          if (told.level >= 50) words = `${words}${told.msg}: ${told.err?.message ?? ''}\n`.slice(-2000)
        } else words = `${words}${line}\n`.slice(-2000)
      })
    if (shift !== 0) mine.send({ clockShift: shift })
    const until = Date.now() + patienceMs
    while (isAlive() && child === mine) {
      if (env.ROLE === 'worker' ? words.includes('worker is running') : await isReady(base)) return
      if (Date.now() > until) throw new Error(`${name} did not come up in ${patienceMs / 1000} s: ${words}`)
      await pause(50)
    }
    throw new Error(`${name} has ended while it was starting: ${words}`)
  }
  const isAlive = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    name,
    base,
    role: env.ROLE,
    isAlive,
    start,
    /** While its database is away, the server exits right away and is restarted, as under any supervisor. */
    revive: async (until) => {
      while (!isAlive()) {
        try {
          await start()
        } catch (error) {
          if (Date.now() > until) throw error
          await pause(300)
        }
      }
    },
    kill: async () => {
      if (!isAlive()) return
      isWanted = false
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    stepClock: (milliseconds) => {
      shift = milliseconds
      if (isAlive()) child.send({ clockShift: shift })
    },
    stop: async () => {
      if (!isAlive()) return
      isWanted = false
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([ended, pause(15_000, undefined, { ref: false })])
      if (isAlive()) child.kill('SIGKILL')
    },
  }
}

export async function isReady(base, path = '/readyz') {
  try {
    const answer = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(3000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** The environment of the person running this must not reach what is tested. */
function bare() {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}
