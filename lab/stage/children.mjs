import { fork } from 'node:child_process'
import { once } from 'node:events'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { closeLater } from '../../stage/closing.mjs'

/** What a server of the bench runs with: no demo, no limits in the way of one client that plays thousands. */
export function benchEnv(dataDir, over = {}) {
  return {
    DATA_DIR: dataDir,
    DEMO: 'off',
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '100000',
    MAX_EVENT_LOOP_DELAY: '0',
    ACCESS_TTL: '3600',
    SESSION_SECRET: 'a secret that is long enough for a bench',
    MASTER_KEY: '42'.repeat(32),
    ...over,
  }
}

/**
 * A process of its own that says { base } once it listens, and ends when its parent does. `ask` sends it a word and
 * waits for what it says next.
 */
export async function startChild(file, { env = {}, args = [], execArgv = [] } = {}) {
  const child = fork(file, args, { env: { ...process.env, ...env }, execArgv })
  closeLater(() => stop(child))
  const failed = once(child, 'exit').then(() => {
    throw new PlainError('A process of the bench ended before it was ready; what it said stands above.')
  })
  failed.catch(() => {})
  const [hello] = await Promise.race([once(child, 'message'), failed])
  return {
    ...hello,
    stop: () => stop(child),
    ask: async (message) => {
      child.send(message)
      const [answer] = await Promise.race([once(child, 'message'), failed])
      return answer
    },
  }
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (child.connected) child.send('stop')
  const alarm = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(alarm)
}
