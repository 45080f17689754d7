import { fork } from 'node:child_process'
import { once } from 'node:events'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { closeLater } from './closing.mjs'

/**
 * A process of its own that says { base } once it listens, and ends when its parent does. `ask` sends it a word and
 * waits for what it says next.
 */
export async function startChild(file, { env = {}, args = [], execArgv = [] } = {}) {
  const child = fork(file, args, { env: { ...process.env, ...env }, execArgv })
  closeLater(() => stop(child))
  const failed = once(child, 'exit').then(() => {
    throw new PlainError('A process of the lab ended before it was ready; what it said stands above.')
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
