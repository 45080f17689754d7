import { mkdirSync, rmSync } from 'node:fs'
import { compiler } from './compiler.mjs'
import { countPlaywright, countVitest } from './count-results.mjs'
import { inRoot, programOf } from './paths.mjs'
import { closeQuickFolder, openQuickFolder } from './quick-folder.mjs'
import { run } from './run.mjs'

const limit = 40 * 60_000

const gates = [
  { name: 'types', command: compiler },
  { name: 'lint', command: [...programOf('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'unused code', command: programOf('knip', 'bin/knip.js') },
  { name: 'rules of the source', ...vitest('source.json', '--project=source', '--maxWorkers=1') },
]

const asOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** They run side by side; each one's output is printed in one piece when it is done. */
export function runGates() {
  return Promise.all(
    gates.map(async ({ name, command, env, report, count = asOne }) => {
      if (report) freshReport(report)
      const begun = Date.now()
      const { code, output } = await run(command, { limit, ...(env && { env }) })
      heading(name)
      process.stdout.write(output.trim() === '' ? 'nothing to say\n' : output)
      return { name, ...count(code), took: Date.now() - begun }
    }),
  )
}

export function runUnit() {
  const { command, report, ...how } = vitest('vitest.json', '--project=!source')
  freshReport(report)
  return runSuite('unit, database, API', command, how)
}

function vitest(report, ...settings) {
  const path = inRoot('.cache', report)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  return {
    report,
    command: [...programOf('vitest', 'vitest.mjs'), 'run', ...reporters, ...settings],
    // They get a database of their own, apart from the one that runs by hand keep.
    env: { FROM_SCRATCH: '1' },
    count: (code) => countVitest(path, code),
  }
}

export function runBrowser(chromium) {
  const report = freshReport('playwright.json')
  if (!chromium) {
    heading('browser')
    console.error('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
    return { name: 'browser', passed: 0, failed: 1, took: 0 }
  }
  return runSuite('browser', [...programOf('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
    cwd: inRoot('e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: (code) => countPlaywright(report, code),
  })
}

async function runSuite(name, command, { cwd, env, count }) {
  heading(name)
  const begun = Date.now()
  const folder = openQuickFolder()
  try {
    const { code } = await run(command, {
      show: true,
      limit,
      ...(cwd && { cwd }),
      env: { ...env, ...(folder && { TMPDIR: folder }) },
    })
    return { name, ...count(code), took: Date.now() - begun }
  } finally {
    closeQuickFolder(folder)
  }
}

/** Yesterday's report must not count for a runner that breaks down today. */
function freshReport(name) {
  const path = inRoot('.cache', name)
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(path, { force: true })
  return path
}

function heading(name) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`)
}
