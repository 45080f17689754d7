import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot, programOf, root } from '../../scripts/lib/paths.mjs'
import { endWith, PlainError } from '../../scripts/lib/plain-error.mjs'
import { endChildrenOnSignal, run } from '../../scripts/lib/run.mjs'

const limit = 3 * 60 * 60_000

/** Presses everything on every page as everyone, in a database that is thrown away. */
export async function main(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    await ensureInstalled()
    const chromium = await findBrowser()
    if (!chromium)
      throw new PlainError('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
    await ensureBuilt()
    const command = [...programOf('@playwright/test', 'cli.js'), 'test', '-c', 'crawl.config.ts', ...settings]
    const { code } = await run(command, {
      cwd: inRoot('e2e'),
      env: { CHROMIUM_PATH: chromium },
      show: true,
      limit,
    })
    process.exitCode = code === 0 ? 0 : 1
  } catch (error) {
    endWith(error)
  }
}
