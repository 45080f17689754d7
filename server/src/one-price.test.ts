import { beforeAll, expect, it } from 'vitest'
import { runRound, type Tally } from '../testing/prices/round.ts'
import { LISTINGS, openShop, type Shop } from '../testing/prices/shop.ts'
import { useServer } from '../testing/server.ts'
import { sumOfAll } from './features/ledger/entry.ts'
import { reconcilePayments } from './features/payment/reconcile/reconcile-payments.ts'

/** `npm run fuzz -- prices` draws ten thousand menus; here they are a few that are the same each time. */
const seed = Number(process.env['FUZZ_SEED'] ?? 8)
const menus = Number(process.env['FUZZ_RUNS'] ?? LISTINGS)
const first = Math.floor((Number(process.env['FUZZ_FROM'] ?? 1) - 1) / LISTINGS)
const isCommand = process.env['FUZZ_RUNS'] !== undefined
/** Bookings take longest, and a sample is no sample without some. */
const bookedOf = isCommand ? 10 : 4

const server = useServer({ RATE_LIMIT_SCALE: '100000' })
let shop: Shop

beforeAll(async () => {
  shop = await openShop(server())
}, 300_000)

it(
  'says one price from search to ledger, whatever is on the menu and whatever is chosen',
  async () => {
    const begun = performance.now()
    const tallies: Tally[] = []
    const faults: string[] = []
    for (let round = first; round < first + Math.ceil(menus / LISTINGS); round += 1) {
      const tally = await runRound(shop, { seed, round, bookedOf })
      tallies.push(tally)
      const found = tally.faults.map((fault) => `--seed=${seed} --from=${round * LISTINGS + 1}: ${fault}`)
      faults.push(...found)
      // Right away, so that a run that ends early has said what it found.
      if (isCommand)
        process.stderr.write(`\r${told(tallies)}${found.map((fault) => `\n${fault}\n`).join('')}`)
    }
    if (isCommand)
      process.stderr.write(
        `\nlines booked: ${linesOf(tallies)}\n${faults.length} faults in ${Math.round((performance.now() - begun) / 1000)} s (seed ${seed})\n`,
      )
    expect(faults.slice(0, 20)).toEqual([])
    expect(await sumOfAll(server().deps.db)).toBe(0)
    await reconcilePayments(server().deps)
    const { differences } = await server()
      .deps.db.selectFrom('reconciliations')
      .select('differences')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(differences).toEqual([])
    expect(sumOf(tallies, ({ compared }) => compared)).toBeGreaterThan(LISTINGS)
    expect(sumOf(tallies, ({ booked }) => booked)).toBeGreaterThan(0)
  },
  24 * 3_600_000,
)

function sumOf(tallies: Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((sum, tally) => sum + of(tally), 0)
}

function told(tallies: Tally[]): string {
  const sum = (of: (tally: Tally) => number) => sumOf(tallies, of)
  const shares = [0, 50, 100].map((share) => `${sum(({ cancelled }) => cancelled[share] ?? 0)} at ${share}%`)
  return [
    `${sum(({ menus }) => menus)} menus`,
    `${sum(({ shown }) => shown)} of them found by ${sum(({ searches }) => searches)} searches with ${sum(({ compared }) => compared)} totals`,
    `${sum(({ quotes }) => quotes)} choices quoted`,
    `${sum(({ booked }) => booked)} booked and cancelled (${shares.join(', ')})`,
  ].join(', ')
}

function linesOf(tallies: Tally[]): string {
  const kinds = [...new Set(tallies.flatMap(({ lines }) => Object.keys(lines)))].sort()
  return kinds.map((kind) => `${kind} ${sumOf(tallies, ({ lines }) => lines[kind] ?? 0)}`).join(', ')
}
