import { readFileSync } from 'node:fs'

/** The results that a runner wrote. A skipped test proves nothing, so it counts as failed. */
export function countVitest(path, code) {
  return count(path, code, (report) => {
    const tests = report.testResults.flatMap((file) => file.assertionResults)
    const passed = tests.filter((test) => test.status === 'passed').length
    const unreadable = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const fallen = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => `${name} › ${fullName}${wordsOf(failureMessages[0])}`),
    )
    const names = [...fallen, ...unreadable.map(({ name }) => name)]
    return { passed, failed: names.length, names }
  })
}

export function countPlaywright(path, code) {
  return count(path, code, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    names: [...suites.flatMap(fallenStories), ...errors.map(({ message }) => String(message).split('\n')[0])],
  }))
}

function fallenStories({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${file} › ${title}${wordsOf(results[0]?.error?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(fallenStories)]
}

/** The reason, as far as the first lines give it. */
function wordsOf(message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
  const lines = message.replace(/\x1b\[\d+m/g, '').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 5)
    .map((line) => `\n      ${line.slice(0, 200)}`)
    .join('')
}

/** A runner that broke down, or found nothing to run, counts as a failure even if no single test says so. */
function count(path, code, read) {
  let result
  try {
    result = read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, names: ['the runner left no report'] }
  }
  const silent = result.failed === 0 && (code !== 0 || result.passed === 0)
  return silent ? { ...result, failed: 1, names: [`the runner ended with ${code}`] } : result
}
