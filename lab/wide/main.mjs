// The whole of it on one machine: npm run wide [-- up | down | reads | roll | scale | restore | bench | stories]
// A primary, a streaming replica, two web processes, a worker and a balancer, on loopback. Without an
// argument it runs everything but the stories on a set-up of its own; with one, it runs that part on what `up`
// left running, or on a set-up of its own.
import { writeFileSync } from 'node:fs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { endWith, PlainError } from '../../scripts/lib/plain-error.mjs'
import { printTakenAway, watchHost } from '../stage/taken-away.mjs'
import { folder, readState, url } from './place.mjs'

const PARTS = ['reads', 'roll', 'scale', 'restore', 'bench', 'stories']
const BY_THEMSELVES = ['reads', 'bench', 'scale', 'roll', 'restore']

export async function main([word, ...settings]) {
  process.chdir(root)
  try {
    if (word !== undefined && !['up', 'down', ...PARTS].includes(word))
      throw new PlainError(`What is ${word}? One of: up, down, ${PARTS.join(', ')}.`)
    const { down, isUp, up } = await import('./up.mjs')
    if (word === 'down') {
      await down()
      return console.log('It is down, and nothing of it is left.')
    }
    await ensureInstalled()
    // A running set-up is used as it is: files must not change under running processes.
    if (!isUp()) await ensureBuilt()
    if (word === 'up') {
      await up()
      return console.log(
        `It is up at ${url}; its logs and data are in ${folder}.\nnpm run wide -- down ends it.`,
      )
    }
    await runParts(word ? [word] : BY_THEMSELVES, settings, { isUp, up, down })
  } catch (error) {
    endWith(error)
  }
}

async function runParts(parts, settings, { isUp, up, down }) {
  const isBorrowed = isUp()
  const leave = async (signal) => {
    console.log(`\n${signal}: taking it down.`)
    if (!isBorrowed) await down()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)
  const state = isBorrowed ? readState() : await up()
  const results = {}
  const takenSince = watchHost()
  try {
    for (const part of parts) {
      console.log(`\n${part}`)
      const module = await import(`./${part}.mjs`)
      results[part] = await module[part](state, settings)
    }
  } finally {
    if (!isBorrowed) await down()
  }
  const takenAway = takenSince()
  const file = inRoot('lab/wide/results.json')
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), postgres: state.version, takenAway, ...results }, null, 2)}\n`,
  )
  const bad = parts.filter((part) => !results[part].isGood)
  console.log(
    bad.length === 0 ? '\nAll of it is as it should be.' : `\nNot as it should be: ${bad.join(', ')}.`,
  )
  printTakenAway(takenAway)
  process.exitCode = bad.length === 0 ? 0 : 1
}
