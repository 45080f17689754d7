import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot, root } from './paths.mjs'
import { endWith } from './plain-error.mjs'
import { endChildrenOnSignal, run } from './run.mjs'

const limit = 2 * 60 * 60_000

/** Kills, cuts and floods a whole installation on loopback, and counts what was lost. */
export async function faults(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    await ensureInstalled()
    await ensureBuilt()
    const { code } = await run([process.execPath, inRoot('faults/run.mjs'), ...settings], {
      show: true,
      limit,
    })
    process.exitCode = code === 0 ? 0 : 1
  } catch (error) {
    endWith(error)
  }
}
