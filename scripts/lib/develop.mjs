import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { programOf, root } from './paths.mjs'
import { endWith } from './plain-error.mjs'
import { preflight } from './preflight.mjs'
import { endChildrenOnSignal } from './run.mjs'

/** Types are checked and emitted on every save, the server restarts on what was emitted, and it mounts Vite itself. */
export async function develop() {
  try {
    process.chdir(root)
    if (existsSync('.env')) process.loadEnvFile('.env')
    await preflight(process.env)
    const stopListening = endChildrenOnSignal()
    await ensureInstalled()
    stopListening()
    await watch()
  } catch (error) {
    endWith(error)
  }
}

async function watch() {
  const [node, tsc] = programOf('typescript', 'bin/tsc')
  const compiler = spawn(
    node,
    [tsc, '-b', '--watch', '--preserveWatchOutput', 'domain', 'contract', 'server'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const children = [compiler]
  endTogether(children)
  await firstSuccess(compiler)
  // Named folders only: Vite imports short-lived files, and watching all that is imported would never come to rest.
  const folders = ['domain', 'contract', 'server'].map((name) => `--watch-path=${name}/dist`)
  const server = spawn(process.execPath, [...folders, '--watch-preserve-output', 'server/dist/main.js'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ROOMTONE_DEV: '1' },
  })
  children.push(server)
  for (const child of children) child.on('exit', () => process.kill(process.pid, 'SIGTERM'))
}

function firstSuccess(compiler) {
  return new Promise((done) => {
    compiler.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text)
      if (/Found 0 errors/.test(text)) done()
    })
  })
}

/** Ctrl-C reaches the children by the terminal; any other way of ending us is passed on. */
function endTogether(children) {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    const alive = children.filter((child) => child.exitCode === null && child.signalCode === null)
    const gone = alive.map((child) => new Promise((done) => child.once('exit', done)))
    for (const child of alive) child.kill('SIGTERM')
    await Promise.all(gone)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
}
