// What every endpoint costs against one password that is checked: node lab/bench/endpoint-cost/run.mjs
// Writes server/testing/costly-endpoints.txt; a test requires a limit for each endpoint in it.
import { inRoot, root } from '../../../scripts/lib/paths.mjs'
import { endChildrenOnSignal, run } from '../../../scripts/lib/run.mjs'

process.chdir(root)
endChildrenOnSignal()
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const { code } = await run(
  [process.execPath, vitest, 'run', '--project', 'server', 'src/endpoint-cost.test.ts'],
  { show: true, env: { ...process.env, MEASURE_COST: '1' } },
)
process.exit(code)
