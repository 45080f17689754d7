import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { programOf, root } from '../../scripts/lib/paths.mjs'
import { endWith, PlainError } from '../../scripts/lib/plain-error.mjs'
import { endChildrenOnSignal, run } from '../../scripts/lib/run.mjs'

const limit = 24 * 60 * 60_000

const USAGE = `npm run fuzz                       every endpoint, 2000 requests each, as several people
npm run fuzz -- sequences          bookings driven at random against a model, 200 sequences
npm run fuzz -- prices             10,000 random menus and choices, from search to ledger
npm run fuzz -- houses             a million requests that race for the spaces of random houses
npm run fuzz -- properties         every property test 10 times, each time with other cases
  --seed=N      the same requests, sequences or menus again
  --runs=N      how many for each endpoint, how many sequences, menus or requests, or how many times
  --endpoint=T  only routes that contain this text, such as "POST /api/bookings"
  --from=N      from the Nth of these on, where an earlier run was ended
  --path=P      of a sequence that failed: it alone, as small as it was made`

const FILES = {
  requests: 'server/src/fuzz.test.ts',
  sequences: 'server/src/booking-sequences.test.ts',
  prices: 'server/src/one-price.test.ts',
  houses: 'server/src/features/calendar/overlaps.test.ts',
}
const RUNS = { requests: '2000', sequences: '200', prices: '10000', houses: '1000000' }
const FOLDERS = ['domain/src', 'contract/src', 'web/src', 'server/src']
const NAMES = ['seed', 'runs', 'endpoint', 'from', 'path']

/** The tests of the same name, with more of everything and on another seed each time. */
export async function main(settings) {
  process.chdir(root)
  endChildrenOnSignal()
  try {
    if (settings.includes('--help')) return console.log(USAGE)
    const asked = readSettings(settings)
    await ensureInstalled()
    process.exitCode = (await draw(asked)) ? 0 : 1
  } catch (error) {
    endWith(error)
  }
}

async function draw({ what, seed, runs, endpoint, from, path }) {
  if (what === 'properties') return drawProperties(Number(seed), Number(runs ?? 10))
  console.log(`seed ${seed}`)
  return test([FILES[what]], {
    FUZZ_SEED: seed,
    FUZZ_RUNS: runs ?? RUNS[what],
    ...(endpoint && { FUZZ_ENDPOINT: endpoint }),
    ...(from && { FUZZ_FROM: from }),
    ...(path && { FUZZ_PATH: path }),
  })
}

async function drawProperties(first, rounds) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  ).filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("'fast-check'"))
  const failed = []
  for (let seed = first; seed < first + rounds; seed += 1) {
    console.log(`seed ${seed}`)
    if (!(await test(files, { PROPERTY_SEED: String(seed) }))) failed.push(seed)
  }
  console.log(`${files.length} files, ${rounds} rounds, failed: ${failed.join(', ') || 'none'}`)
  return failed.length === 0
}

async function test(files, env) {
  const words = ['run', ...files, '--reporter=dot', '--disable-console-intercept']
  const { code } = await run([...programOf('vitest', 'vitest.mjs'), ...words], { env, show: true, limit })
  return code === 0
}

function readSettings(settings) {
  const what =
    ['sequences', 'prices', 'houses', 'properties'].find((word) => settings.includes(word)) ?? 'requests'
  const given = settings
    .filter((word) => word !== what)
    .map((word) => /^--(\w+)=(.+)$/s.exec(word)?.slice(1) ?? [word])
  const unknown = given.find(([name, value]) => value === undefined || !NAMES.includes(name))
  if (unknown) throw new PlainError(`${unknown[0]} is none of its settings.\n\n${USAGE}`)
  const { seed = String(randomInt(2 ** 31 - 1)), runs, from, ...rest } = Object.fromEntries(given)
  const isCount = (word = '') => /^([1-9]\d*)?$/.test(word)
  if (!/^-?\d+$/.test(seed) || !isCount(runs) || !isCount(from))
    throw new PlainError(`--seed, --runs and --from are whole numbers.\n\n${USAGE}`)
  return { ...rest, what, seed, runs, from }
}
