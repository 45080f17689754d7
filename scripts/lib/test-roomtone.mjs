import { ensureBuilt } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { PlainError } from './plain-error.mjs'
import { endChildrenOnSignal } from './run.mjs'
import { runBrowser, runGates, runUnit } from './suites.mjs'

/** Runs all checks to the end, even if some fail. The last line is for machines: `12 passed, 0 failed`. */
export async function testRoomtone(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  const results = []
  try {
    const wants = choose(settings)
    await ensureInstalled()
    const chromium = wants.browser ? await findBrowser() : undefined
    if (wants.unit || wants.browser) await ensureBuilt()
    // The gates leave one of two cores idle toward their end, and unit tests wait for the database.
    const [gates, unit] = await Promise.all([wants.gates ? runGates() : [], wants.unit ? runUnit() : []])
    results.push(...gates, ...[unit].flat())
    if (wants.browser) results.push(await runBrowser(chromium))
  } catch (error) {
    console.error(error?.name === 'PlainError' ? error.message : error)
    results.push({ name: 'preparation', passed: 0, failed: 1, took: 0 })
  }
  const failed = sum(results, 'failed')
  printTable(results)
  console.log(`${sum(results, 'passed')} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function choose(settings) {
  const only = settings.find((setting) => setting.startsWith('--only='))?.slice('--only='.length)
  const part = settings.includes('--gates') ? 'gates' : only
  if (part === undefined) return { gates: true, unit: true, browser: true }
  if (!['gates', 'unit', 'browser'].includes(part)) throw new PlainError(`There is no part called "${part}".`)
  return { gates: false, unit: false, browser: false, [part]: true }
}

function printTable(results) {
  console.log('')
  for (const { name, passed, failed, took } of results) {
    const seconds = `${(took / 1000).toFixed(1)} s`
    console.log(
      `  ${name.padEnd(22)}${cell(passed, 'passed')}${cell(failed, 'failed')}${seconds.padStart(10)}`,
    )
  }
  console.log('')
  // Their output is far above, and truncated logs are cut there.
  for (const { name, names = [], failed } of results) if (failed > 0) printFallen(name, names)
}

function printFallen(name, names) {
  console.log(`  failed in ${name}:`)
  for (const fallen of names) console.log(`    ${fallen.replace(`${root}/`, '')}`)
  console.log('')
}

function cell(number, word) {
  return `${String(number).padStart(6)} ${word}`
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}
