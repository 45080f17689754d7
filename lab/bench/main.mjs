// Every part of the bench, or those that are named: npm run bench [-- booking api --rounds=3]
import { existsSync, readFileSync } from 'node:fs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { endWith, PlainError } from '../../scripts/lib/plain-error.mjs'
import { endChildrenOnSignal, run } from '../../scripts/lib/run.mjs'
import { printTable, shown } from '../stage/table.mjs'

/** Short ones first. */
const PARTS = ['start', 'api', 'documents', 'visit', 'booking', 'live', 'search']

export async function main(given) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    const { parts, settings } = readArguments(given)
    await ensureInstalled()
    await ensureBuilt()
    const codes = []
    for (const part of parts) {
      process.stdout.write(`\n── ${part} ${'─'.repeat(60 - part.length)}\n`)
      const { code } = await run([process.execPath, inRoot('lab/bench', part, 'run.mjs'), ...settings], {
        show: true,
      })
      codes.push({ part, code })
    }
    if (parts.length > 1) printSummary(codes)
    process.exit(codes.every(({ code }) => code === 0) ? 0 : 1)
  } catch (error) {
    endWith(error)
  }
}

function readArguments(given) {
  const named = given.filter((one) => !one.startsWith('-'))
  const settings = given.filter((one) => one.startsWith('-'))
  const unknown = named.filter((one) => !PARTS.includes(one))
  if (unknown.length > 0)
    throw new PlainError(`There is no part called ${unknown.join(', ')}; there are ${PARTS.join(', ')}.`)
  if (settings.length > 0 && named.length !== 1)
    throw new PlainError('Settings belong to one part; please name the one they are meant for.')
  return { parts: named.length > 0 ? named : PARTS, settings }
}

function printSummary(codes) {
  const rows = codes.flatMap(({ part, code }) => {
    const file = inRoot('lab/bench', part, 'results.json')
    const checks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).checks ?? []) : []
    const missed = checks.filter(({ reached }) => !reached)
    if (code !== 0 && missed.length === 0) return [[part, '', '', 'NO', 'it did not come to its end']]
    return checks.map(({ what, figure, must, reached }) => [
      part,
      shown(figure),
      must,
      reached ? 'yes' : 'NO',
      what,
    ])
  })
  printTable(['all parts', 'measured', 'must reach', 'reached', 'what'], rows)
}
