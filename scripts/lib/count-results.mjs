import { readFileSync } from 'node:fs'

/** What a runner wrote down about its tests. A skipped test proves nothing, so it counts as failed. */
export function countVitest(path, code) {
  return count(path, code, (report) => {
    const tests = report.testResults.flatMap((file) => file.assertionResults)
    const passed = tests.filter((test) => test.status === 'passed').length
    const unreadable = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed, failed: tests.length - passed + unreadable.length }
  })
}

export function countPlaywright(path, code) {
  return count(path, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }))
}

/** A runner that broke down, or found nothing to run, is a failure even if no single test says so. */
function count(path, code, read) {
  let result
  try {
    result = read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  const silent = result.failed === 0 && (code !== 0 || result.passed === 0)
  return silent ? { ...result, failed: 1 } : result
}
