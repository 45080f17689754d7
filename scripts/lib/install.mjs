import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { PlainError } from './plain-error.mjs'
import { run } from './run.mjs'
import { readStamp, removeStamp, stampOf, writeStamp } from './stamp.mjs'
import { step } from './step.mjs'
import { takeTurns } from './take-turns.mjs'

const stampFile = 'node_modules/.roomtone-install'

export async function ensureInstalled() {
  await takeTurns(() => readStamp(stampFile) === installStamp(), install)
}

async function install() {
  const stamp = installStamp()
  removeStamp(stampFile)
  await step('Installing packages', async () => {
    // Packages needed for building count as development ones, and NODE_ENV=production would leave them out.
    const { code, output } = await run([...npm(), 'ci', '--include=dev'])
    if (code === 0) return
    throw new PlainError(`\n${output}\nnpm couldn’t install the packages. See its errors above.`)
  })
  writeStamp(stampFile, stamp)
}

function installStamp() {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const files = ['', ...workspaces].map((folder) => `${folder}/package.json`.replace(/^\//, ''))
  return stampOf([...files, 'package-lock.json', '.npmrc'], process.platform, process.arch)
}

function npm() {
  const self = process.env.npm_execpath
  return self?.endsWith('.js') ? [process.execPath, self] : ['npm']
}
