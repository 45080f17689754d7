import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { inRoot, programOf } from '../../scripts/lib/paths.mjs'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { inFolder, ports, url } from './place.mjs'
import { databaseUrl } from './postgres.mjs'
import { MASTER_KEY } from './processes.mjs'

/** Stories that start servers of their own, with other settings, and have nothing to say about this one. */
const ELSEWHERE = {
  'two people talk live; one is cut off, the server restarts': 'stops and starts its server',
  'a session is refreshed across its expiry': 'needs tokens of three seconds',
  'two server processes, 200 requests at once': 'brings a second process of its own',
  'markup in every text that people write': 'fills a database of its own with it',
  'with Stripe, its own fields take the card': 'needs a Stripe that is not there',
}
const LIMIT = 60 * 60_000

/** The browser stories of one width, through the balancer, on one database for all of them. */
export async function stories(state, settings) {
  const chromium = await findBrowser()
  if (!chromium)
    throw new PlainError('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
  for (const [name, reason] of Object.entries(ELSEWHERE)) console.log(`Left out: ${name} … (${reason})`)
  const without = Object.keys(ELSEWHERE).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const command = [
    ...[...programOf('@playwright/test', 'cli.js'), 'test', '--workers=1', '--project=desktop'],
    ...['--grep-invert', `@phone|${without.join('|')}`, ...settings],
  ]
  const env = {
    CHROMIUM_PATH: chromium,
    STORIES_URL: url,
    STORIES_DATABASE_URL: databaseUrl(state, ports.primary),
    STORIES_DATA_DIR: inFolder('files'),
    STORIES_MASTER_KEY: MASTER_KEY,
  }
  const { code } = await run(command, { cwd: inRoot('e2e'), env, show: true, limit: LIMIT })
  return { isGood: code === 0 }
}
