import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { inRoot, programOf } from './paths.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

const minutes = 60_000
// The first one keeps no windows ready, and runs the stories in five sixths of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The path of a working Chromium, which is installed if there is none. */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  return (
    (await firstThatAnswers([wanted, ...installed()])) ?? (await step('Looking for a browser', fetchBrowser))
  )
}

async function fetchBrowser() {
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(['apt-get', 'update'], { env, limit: 3 * minutes })
    // Also installs the fonts that our typefaces fall back to, as every desktop has them.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const packages = [name, 'fonts-liberation']
      await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
        env,
        limit: 8 * minutes,
      })
      const found = await firstThatAnswers(installed())
      if (found) return found
    }
  }
  const cli = [...programOf('@playwright/test', 'cli.js'), 'install', 'chromium']
  const { output } = await run(cli, { cwd: inRoot('e2e'), limit: 8 * minutes })
  const found = await firstThatAnswers(installed())
  if (!found) process.stderr.write(`\n${output}\n`)
  return found
}

function installed() {
  return [
    ...names.map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ownedByPlaywright(),
  ]
}

/** A file of the right name is not enough: on some systems it only says where to get the browser. */
async function firstThatAnswers(paths) {
  for (const path of paths) {
    if (path && isProgram(path) && (await run([path, '--version'], { limit: 20_000 })).code === 0) return path
  }
  return undefined
}

function ownedByPlaywright() {
  try {
    return createRequire(inRoot('e2e/package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
