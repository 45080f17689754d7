import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { endWith } from '../../../scripts/lib/plain-error.mjs'
import { closeAll, closeOnSignal } from '../../stage/closing.mjs'
import { printChecks } from '../../stage/table.mjs'
import { printTakenAway, watchHost } from '../../stage/taken-away.mjs'

/**
 * One part of the bench. `measure` gets the options and a way to say how far it is; it answers with `figures`, whatever
 * they are, and `checks`, each of them what was measured, against what, and what it must reach. What it opens it hands
 * to `closeLater`. Exit code 1: a check was missed.
 */
export async function runPart(url, { options = {} }, measure) {
  const folder = dirname(fileURLToPath(url))
  const part = basename(folder)
  const { values } = parseArgs({ options })
  closeOnSignal()
  const takenSince = watchHost()
  try {
    const { figures, checks } = await measure(values, startClock())
    await closeAll()
    const takenAway = takenSince()
    printChecks(part, checks)
    printTakenAway(takenAway)
    const result = {
      part,
      at: new Date().toISOString(),
      machine: { ...machine(), takenAway },
      options: values,
      checks,
      figures,
    }
    writeFileSync(join(folder, 'results.json'), `${JSON.stringify(result, null, 2)}\n`)
    process.exit(checks.every(({ reached }) => reached) ? 0 : 1)
  } catch (error) {
    await closeAll()
    endWith(error)
  }
}

function startClock() {
  const started = performance.now()
  return (line) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
    process.stdout.write(`${seconds} s  ${line}\n`)
  }
}

function machine() {
  const [{ model }] = cpus()
  return { cores: cpus().length, model, node: process.version, commit: commit() }
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    return null
  }
}
