import { existsSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { pseudoLanguages, readLanguages } from '../../texts/tool/folder.mjs'
import { compiler } from './compiler.mjs'
import { clearForBuild, keepEditions } from './earlier-editions.mjs'
import { inRoot, programOf } from './paths.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { precompress } from './precompress.mjs'
import { endChildrenOnSignal, run } from './run.mjs'
import { readStamp, removeStamp, stampOf, writeStamp } from './stamp.mjs'
import { step } from './step.mjs'
import { takeTurns } from './take-turns.mjs'

const spoken = readLanguages()
/** English, and the pseudo-languages; without them, the next build starts over. */
const isPseudo = process.env.ROOMTONE_PSEUDO === '1'
const languages = isPseudo ? ['en', ...Object.keys(pseudoLanguages(spoken))] : Object.keys(spoken)

const stampFile = 'server/dist/.roomtone-build'
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['domain', 'contract', 'server'].flatMap((name) => [
    `${name}/package.json`,
    `${name}/tsconfig.json`,
    `${name}/src`,
  ]),
  'texts/product.json',
  'texts/languages.json',
  'texts/tool',
  ...Object.keys(spoken).map((language) => `texts/${language}`),
  'server/rolldown.config.ts',
  'server/migrations',
  'web',
  'scripts/lib/build.mjs',
  'scripts/lib/earlier-editions.mjs',
  'scripts/lib/precompress.mjs',
]
const results = [
  'server/dist/main.js',
  'server/dist/bundle/start.js',
  ...languages.flatMap((language) => [
    `web/dist/server/${language}/entry-server.js`,
    `web/dist/client/.vite/manifest.${language}.json`,
  ]),
]

export async function ensureBuilt() {
  await takeTurns(isBuilt, () => step('Building', build))
}

function isBuilt() {
  return (
    readStamp(stampFile) === stampOf(sources, ...languages) &&
    results.every((path) => existsSync(inRoot(path)))
  )
}

export async function buildFromTerminal() {
  endChildrenOnSignal()
  try {
    await takeTurns(
      () => false,
      () => step('Building', build),
    )
    process.exit(0)
  } catch (error) {
    endWith(error)
  }
}

async function build() {
  const stamp = stampOf(sources, ...languages)
  removeStamp(stampFile)
  await part([process.execPath, inRoot('texts/tool/main.mjs')])
  const parts = await Promise.allSettled([buildServer(), buildPages()])
  // Waits for every part, so that none keeps working after we have given up.
  const broken = parts.find((result) => result.status === 'rejected')
  if (broken) throw broken.reason
  writeStamp(stampFile, stamp)
}

async function buildServer() {
  await part([...compiler, 'domain', 'contract', 'server'])
  await part([...programOf('rolldown', 'bin/cli.mjs'), '-c', 'rolldown.config.ts'], 'server')
  // The files just compiled tell which sources the bundle is made of.
  const { compiledFrom } = await import(pathToFileURL(inRoot('server/dist/main.js')))
  writeFileSync(inRoot('server/dist/bundle/made-from'), compiledFrom())
}

/** The browser's build and the server's renderer run side by side, each one language after the other. */
async function buildPages() {
  const inEach = async (settings) => {
    for (const language of languages)
      await part([...vite(), ...settings], 'web', { ROOMTONE_LANGUAGE: language })
  }
  const client = inRoot('web/dist/client')
  const before = clearForBuild(client)
  await Promise.all([inEach([]), inEach(['--ssr', 'src/entry-server.tsx'])])
  await precompress(client, keepEditions(client, before))
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
  throw new PlainError(`\n${output}\nThe build failed. See the compiler’s errors above.`)
}
