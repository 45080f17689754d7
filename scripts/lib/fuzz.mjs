import { randomInt } from 'node:crypto'
import { ensureInstalled } from './install.mjs'
import { programOf, root } from './paths.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { endChildrenOnSignal, run } from './run.mjs'

const limit = 24 * 60 * 60_000

const USAGE = `npm run fuzz                       every endpoint, 2000 requests each, as several people
npm run fuzz -- sequences          bookings driven at random against a model, 200 sequences
  --seed=N      the same requests or sequences again
  --runs=N      how many for each endpoint, or how many sequences
  --endpoint=T  only routes that contain this text, such as "POST /api/bookings"
  --path=P      of a sequence that failed: it alone, as small as it was made`

const NAMES = ['seed', 'runs', 'endpoint', 'path']

/** The tests of the same name, with more of everything and on another seed each time. */
export async function fuzz(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    if (settings.includes('--help')) return console.log(USAGE)
    const { isSequences, seed, runs, endpoint, path } = readSettings(settings)
    await ensureInstalled()
    console.log(`seed ${seed}`)
    const file = isSequences ? 'server/src/booking-sequences.test.ts' : 'server/src/fuzz.test.ts'
    const words = ['run', '--project', 'server', file, '--reporter=dot', '--disable-console-intercept']
    const { code } = await run([...programOf('vitest', 'vitest.mjs'), ...words], {
      env: {
        FUZZ_SEED: seed,
        FUZZ_RUNS: runs ?? (isSequences ? '200' : '2000'),
        ...(endpoint && { FUZZ_ENDPOINT: endpoint }),
        ...(path && { FUZZ_PATH: path }),
      },
      show: true,
      limit,
    })
    process.exitCode = code === 0 ? 0 : 1
  } catch (error) {
    endWith(error)
  }
}

function readSettings(settings) {
  const isSequences = settings.includes('sequences')
  const given = settings
    .filter((word) => word !== 'sequences')
    .map((word) => /^--(\w+)=(.+)$/s.exec(word)?.slice(1) ?? [word])
  const unknown = given.find(([name, value]) => value === undefined || !NAMES.includes(name))
  if (unknown) throw new PlainError(`${unknown[0]} is none of its settings.\n\n${USAGE}`)
  const { seed = String(randomInt(2 ** 31 - 1)), runs, endpoint, path } = Object.fromEntries(given)
  if (!/^-?\d+$/.test(seed) || !/^([1-9]\d*)?$/.test(runs ?? ''))
    throw new PlainError(`--seed and --runs are whole numbers.\n\n${USAGE}`)
  return { isSequences, seed, runs, endpoint, path }
}
