import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.mjs'

const running = new Set()
let leaving = false

/**
 * Runs a program in its own process group and waits for it. `show` prints its output as it comes; otherwise
 * the output is collected and returned.
 */
export async function run([program, ...settings], { cwd = root, env = {}, show = false, limit } = {}) {
  const child = spawn(program, settings, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const alarm = limit && setTimeout(() => endGroup(child, 'SIGKILL'), limit)
  try {
    const [code] = await once(child, show ? 'exit' : 'close')
    return { code: code ?? 1, output }
  } catch (error) {
    return { code: 127, output: `${output}${error.message}\n` }
  } finally {
    clearTimeout(alarm)
    running.delete(child)
    // A child that we ended ourselves must not be reported as a failure.
    if (leaving) await new Promise(() => {})
  }
}

/** While a child works, a signal to us ends its whole group before it ends us. Returns how to stop listening. */
export function endChildrenOnSignal() {
  const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }
  const onSignal = (signal) => {
    leaving = true
    for (const child of running) endGroup(child, 'SIGTERM')
    // A child that ignores SIGTERM gets SIGKILL; without children left there is nothing to wait for.
    const leave = () => {
      for (const child of running) endGroup(child, 'SIGKILL')
      process.stdout.write('\n')
      process.exit(128 + numbers[signal])
    }
    setInterval(() => running.size === 0 && leave(), 20)
    setTimeout(leave, 5_000)
  }
  for (const signal of Object.keys(numbers)) process.on(signal, onSignal)
  return () => {
    for (const signal of Object.keys(numbers)) process.off(signal, onSignal)
  }
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}
