import { existsSync } from 'node:fs'
import { inRoot, programOf } from './paths.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { precompress } from './precompress.mjs'
import { endChildrenOnSignal, run } from './run.mjs'
import { readStamp, removeStamp, stampOf, writeStamp } from './stamp.mjs'
import { step } from './step.mjs'

/** English first: its build empties the folder that the others add to. */
const languages = ['en', 'es', 'fr']

const stampFile = 'server/dist/.roomtone-build'
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['domain', 'contract', 'server'].flatMap((name) => [
    `${name}/package.json`,
    `${name}/tsconfig.json`,
    `${name}/src`,
  ]),
  'server/demo',
  'server/migrations',
  'web',
  'scripts/lib/build.mjs',
  'scripts/lib/precompress.mjs',
]
const results = [
  'server/dist/main.js',
  ...languages.flatMap((language) => [
    `web/dist/server/${language}/entry-server.js`,
    `web/dist/client/.vite/manifest.${language}.json`,
  ]),
]

export async function ensureBuilt() {
  const current =
    readStamp(stampFile) === stampOf(sources) && results.every((path) => existsSync(inRoot(path)))
  if (!current) await step('Building', build)
}

export async function buildFromTerminal() {
  endChildrenOnSignal()
  try {
    await step('Building', build)
    process.exit(0)
  } catch (error) {
    endWith(error)
  }
}

async function build() {
  const stamp = stampOf(sources)
  removeStamp(stampFile)
  const parts = await Promise.allSettled([
    part([...programOf('typescript', 'bin/tsc'), '-b', 'domain', 'contract', 'server']),
    buildPages(),
  ])
  // Each part is heard to its end, so that none goes on working after we have given up.
  const broken = parts.find((result) => result.status === 'rejected')
  if (broken) throw broken.reason
  writeStamp(stampFile, stamp)
}

/** One build per language, one after the other: the compiler works beside them, and there may be only two cores. */
async function buildPages() {
  for (const language of languages) {
    const env = { ROOMTONE_LANGUAGE: language }
    await part(vite(), 'web', env)
    await part([...vite(), '--ssr', 'src/entry-server.tsx'], 'web', env)
  }
  await precompress(inRoot('web/dist/client'))
}

function vite() {
  return [...programOf('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn']
}

async function part(command, folder = '', env = {}) {
  const { code, output } = await run(command, {
    cwd: inRoot(folder),
    env: { NODE_ENV: 'production', ...env },
  })
  if (code === 0) return
  throw new PlainError(`\n${output}\nThe build failed; what the compiler said stands above.`)
}
