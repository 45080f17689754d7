import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const PATIENCE = 120_000

/** One real process of the product: started, killed, started again at the same port. */
export async function makeServer({ name, env, heard }) {
  const port = env.ROLE === 'web' ? await freePort() : 0
  const base = `http://127.0.0.1:${port}`
  let child = null
  let shift = 0
  let isWanted = false

  const start = async () => {
    if (isAlive()) return
    child = fork(MAIN, { silent: true, env: { ...bare(), ...env, PORT: String(port) } })
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
    const until = Date.now() + PATIENCE
    while (isAlive() && child === mine) {
      if (env.ROLE === 'web' ? await answers(base) : words.includes('worker is running')) return
      if (Date.now() > until) throw new Error(`${name} did not come up within two minutes: ${words}`)
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
    /** As long as its database is away it ends at once, as it would under any supervisor, and is started again. */
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

async function answers(base) {
  try {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Settings of whoever runs this must not reach what is tested. */
function bare() {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}

async function freePort() {
  const server = createServer()
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return port
}
