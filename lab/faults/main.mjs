import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { endWith } from '../../scripts/lib/plain-error.mjs'
import { endChildrenOnSignal, run } from '../../scripts/lib/run.mjs'

const limit = 2 * 60 * 60_000

/** Kills, cuts and floods a whole installation on loopback, and counts what was lost. */
export async function main(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    await ensureInstalled()
    await ensureBuilt()
    const { code } = await run([process.execPath, inRoot('lab/faults/run.mjs'), ...settings], {
      show: true,
      limit,
    })
    process.exitCode = code === 0 ? 0 : 1
  } catch (error) {
    endWith(error)
  }
}
