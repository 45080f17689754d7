import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { steps } from '../testing/sequences/commands.ts'
import { openListing, type People, peopleFor } from '../testing/sequences/real.ts'
import { useServer } from '../testing/server.ts'
import { verifyAudit } from './features/audit/verify-audit.ts'
import { reconcilePayments } from './features/payment/reconcile/reconcile-payments.ts'

/** `npm run fuzz -- sequences` takes many; here they are a few that are the same each time. */
const seed = Number(process.env['FUZZ_SEED'] ?? 8)
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 4)
const path = process.env['FUZZ_PATH']
const isCommand = process.env['FUZZ_RUNS'] !== undefined

const server = useServer({ RATE_LIMIT_SCALE: '100000' })
let people: Omit<People, 'cohost'>

beforeAll(async () => {
  people = await peopleFor(server())
}, 300_000)

it(
  'follows the model, no matter who does what in which order',
  async () => {
    let run = 0
    let taken = 0
    const property = fc.asyncProperty(
      fc.boolean(),
      fc.commands(steps(), { maxCommands: 14, size: 'max' }),
      async (isInstant, commands) => {
        const opened = await openListing(server(), people, isInstant)
        await fc.asyncModelRun(() => opened, commands)
        await expectSettled()
        run += 1
        taken += [...commands].length
        if (isCommand) process.stderr.write(`\r${run} sequences, ${taken} steps`)
      },
    )
    const result = await fc.check(property, {
      seed,
      numRuns,
      ...(path ? { path } : {}),
      interruptAfterTimeLimit: 23 * 3_600_000,
    })
    if (isCommand)
      process.stderr.write(
        `\n${run} sequences, ${taken} steps, ${result.failed ? 1 : 0} faults (seed ${seed}${result.counterexamplePath ? `, path ${result.counterexamplePath}` : ''})\n`,
      )
    expect(result.failed ? `${fc.defaultReportMessage(result)}` : null).toBeNull()
  },
  24 * 3_600_000,
)

/** What the books, the processor and the chain say when a sequence is over. */
async function expectSettled(): Promise<void> {
  await reconcilePayments(server().deps)
  const { differences } = await server()
    .deps.db.selectFrom('reconciliations')
    .select('differences')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(differences).toEqual([])
  expect((await verifyAudit(server().deps)).findings).toEqual([])
}
