// Breaks things under load and counts what was lost: node lab/faults/run.mjs [--rounds=20] [--seed=…] [--only=<fault>]
// README.md says what is promised and how a failure is replayed. Needs a build.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { closeAll, closeOnSignal } from '../stage/closing.mjs'
import { checkAnswers, checkCrowd, checkHouse, checkMails, checkProcesses } from './check-house.mjs'
import { checkMoney } from './check-money.mjs'
import { checkFiles, checkWrites } from './check-writes.mjs'
import { openJournal } from './journal.mjs'
import { KINDS } from './kinds.mjs'
import { startLoad } from './load.mjs'
import { makeListings, makePeople } from './people.mjs'
import { drawPlan, sayPlan } from './plan.mjs'
import { heal, waitForQuiet } from './settle.mjs'
import { openStage } from './stage.mjs'

/** After it is over, what it has begun may still fail: a query waits eight seconds for its answer. */
const GRACE_MS = 12_000
const MAY_REPEAT_MAILS = ['mail', 'kill-worker', 'kill-postgres', 'cut', 'stall', 'lose']

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
if (options.only && !KINDS[options.only]) {
  console.error(`There is no fault ${options.only}; there are ${Object.keys(KINDS).join(', ')}.`)
  process.exit(2)
}
const [rounds, firstSeed] = [Number(options.rounds), Number(options.seed)]
const answers = []
const started = performance.now()
const say = (line) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)

closeOnSignal()
try {
  say('Starting PostgreSQL')
  const stage = await openStage({ progress: say })
  await runAll({ ...stage, crowd: [] })
} finally {
  await closeAll()
}

async function runAll(stage) {
  const people = await makePeople(stage, { guests: 10, hosts: 4, seen: (answer) => answers.push(answer) })
  const world = { listings: await makeListings(stage, people.hosts), bookings: [] }
  const journal = openJournal(join(stage.folder, 'journal.jsonl'))
  let faults = 0
  let violations = 0
  for (let round = 1; round <= rounds; round += 1) {
    const seed = firstSeed + round - 1
    const plan = drawPlan(seed, options.only)
    const before = journal.entries.length
    const { found, figures } = await runRound(stage, { people, world, journal, plan, seed })
    faults += plan.length
    violations += found.length
    const wrote = journal.entries.length - before
    say(
      `round ${round}, seed ${seed}: ${sayPlan(plan)} | ${wrote} writes, ${figures} | ${found.length === 0 ? 'nothing lost' : `${found.length} violations`}`,
    )
    for (const one of found) console.log(`          ${one}`)
  }
  console.log(
    `${rounds} rounds, ${journal.entries.length} acknowledged writes, ${faults} faults injected, ${violations} violations`,
  )
  if (violations > 0)
    console.log(
      `Replay a round with: npm run faults -- --seed=<its seed> --rounds=1${options.only ? ` --only=${options.only}` : ''}`,
    )
  process.exitCode = violations > 0 ? 1 : 0
}

async function runRound(stage, { people, world, journal, plan, seed }) {
  const since = Date.now()
  const windows = []
  const load = startLoad({ people, world, journal, mailbox: stage.mailbox, seed })
  await Promise.all(plan.map((fault) => inject(stage, fault, windows)))
  await pause(500)
  await heal(stage)
  const healed = Date.now()
  for (const window of windows) window.to ??= healed
  await load.stop()
  const busy = await waitForQuiet(stage)
  const quietAfter = ((Date.now() - healed) / 1000).toFixed(0)
  const isExcused = (at) => windows.some(({ from, to }) => at >= from && at <= to + GRACE_MS)
  const about = { stage, journal, people, since, answers, isExcused }
  const found = [
    ...(busy === null ? [] : [`it did not become quiet: ${busy}`]),
    ...(await checkWrites(about)),
    ...(await checkFiles(about)),
    ...(await checkMoney(about)),
    ...(await checkHouse(about)),
    ...(await checkMails({ ...about, mayRepeat: plan.some(({ name }) => MAY_REPEAT_MAILS.includes(name)) })),
    ...checkProcesses(about),
    ...checkAnswers(about),
    ...checkCrowd({ ...about, isOnly: plan.length === 1 }),
  ]
  const asked = answers.filter(({ at }) => at >= since)
  const shed = [...asked, ...stage.crowd.filter(({ at }) => at >= since)].filter(
    ({ status }) => status === 503,
  ).length
  if (options.verbose) console.log(load.counts, Object.fromEntries(load.refusals))
  return { found, figures: `${asked.length} requests, ${shed} turned away, quiet after ${quietAfter} s` }
}

/** A fault does not wait for the one before it: they overlap as drawn. */
async function inject(stage, { name, from, lasts, how }, windows) {
  await pause(from)
  const window = { from: Date.now(), to: null }
  windows.push(window)
  const end = await KINDS[name].begin(stage, how)
  await pause(lasts)
  await end()
  window.to = Date.now()
}
