import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot, programOf, root } from '../../scripts/lib/paths.mjs'
import { endWith, PlainError } from '../../scripts/lib/plain-error.mjs'
import { endChildrenOnSignal, run } from '../../scripts/lib/run.mjs'

/** A lab that is a Playwright run: builds, finds a browser, and ends as the run does. */
export async function runInBrowser(config, settings, limit) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    await ensureInstalled()
    const chromium = await findBrowser()
    if (!chromium)
      throw new PlainError('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
    await ensureBuilt()
    const command = [...programOf('@playwright/test', 'cli.js'), 'test', '-c', config, ...settings]
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
