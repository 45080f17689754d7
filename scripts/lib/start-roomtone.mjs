import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot, root } from './paths.mjs'
import { endWith } from './plain-error.mjs'
import { preflight } from './preflight.mjs'
import { endChildrenOnSignal } from './run.mjs'

/**
 * One process does everything from the first line to the last request, so that a signal reaches the one at
 * work.
 */
export async function startRoomtone() {
  try {
    process.chdir(root)
    // The shell's settings override the file.
    if (existsSync('.env')) process.loadEnvFile('.env')
    await preflight(process.env)

    const stopListening = endChildrenOnSignal()
    await ensureInstalled()
    await ensureBuilt()
    stopListening()

    process.env.NODE_ENV = 'production'
    const { run } = await import(pathToFileURL(inRoot('server/dist/main.js')))
    await run()
  } catch (error) {
    endWith(error)
  }
}
