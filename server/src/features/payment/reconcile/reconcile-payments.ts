import type { DifferenceKind } from '@roomtone/domain/payment/difference'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { UNFUNDED } from '../../../platform/payments/payments.ts'
import { sumGiftCards } from '../../credit/entry.ts'
import { findGuestBalances, type GuestBalance, type GuestBalances, sumOfAll } from '../../ledger/entry.ts'
import { compareCharges } from './compare-charges.ts'
import {
  type Difference,
  findLeftWithHosts,
  findMovedBookings,
  findReconciliations,
  findStuckCharges,
  findStuckPayouts,
  findUnplannedShares,
  insertReconciliation,
} from './reconciliation.store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LOOKS_BACK_MS = 40 * DAY
const AT_ONCE = 100
/** How many are looked for in one statement; all are looked at. */
const PORTIONS = { bookings: 5_000, accounts: 10_000 }
/** A list longer than this tells of one cause, not of many. */
const MOST_STUCK = 200

/**
 * Compares what we wrote down with what the processor says, and looks for money that has stopped on its way. It only
 * reports: what to do about a difference is for a person to decide. Throws while the processor cannot be asked.
 */
export async function reconcilePayments(deps: Deps, portions = PORTIONS): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - LOOKS_BACK_MS)
  const { checked, differences } = await compareMoved(deps, since, portions.bookings)
  differences.push(...(await findStuckMoney(deps, { now, since, accounts: portions.accounts })))
  await deps.db.transaction().execute(async (tx) => {
    await insertReconciliation(tx, { now, checked, differences })
    if (differences.length > 0)
      await deps.jobs.add(tx, 'send-mail', { mail: 'payment-alert', about: { what: 'reconciliation' } })
  })
}

async function compareMoved(deps: Deps, since: Date, limit: number) {
  const named = await namedLastTime(deps)
  const differences: Difference[] = []
  let checked = 0
  let after: string | null = null
  for (;;) {
    const bookingIds: string[] = await findMovedBookings(deps.db, { since, named, after, limit })
    for (let from = 0; from < bookingIds.length; from += AT_ONCE)
      differences.push(...(await compareCharges(deps, bookingIds.slice(from, from + AT_ONCE))))
    checked += bookingIds.length
    if (bookingIds.length < limit) return { checked, differences }
    after = bookingIds.at(-1) ?? null
  }
}

async function namedLastTime({ db }: Deps): Promise<string[]> {
  const [last] = await findReconciliations(db, 1)
  return [...new Set((last?.differences ?? []).map(({ bookingId }) => bookingId))].filter((id) => id !== '')
}

type Looking = { now: Date; since: Date; accounts: number }

async function findStuckMoney({ db }: Deps, { now, since, accounts }: Looking): Promise<Difference[]> {
  const before = new Date(now.getTime() - HOUR)
  const guests = await findStuckGuests(db, before, accounts)
  const charges = await findStuckCharges(db, before, MOST_STUCK)
  const payouts = await findStuckPayouts(db, before, MOST_STUCK)
  const shares = await findLeftWithHosts(db, { since, limit: MOST_STUCK })
  const unplanned = await findUnplannedShares(db, { since, limit: MOST_STUCK })
  const sum = await sumOfAll(db)
  const { worth, owed } = await sumGiftCards(db)
  return [
    ...guests.map(({ bookingId, balance }) => stuck(bookingId, 'guest', balance)),
    ...charges.map(({ bookingId, state, amount }) =>
      stuck(bookingId, state === 'releasing' ? 'releasing' : 'asking', amount),
    ),
    ...payouts.map((payout) => stuck(payout.bookingId ?? '', standingOf(payout), payout.amount)),
    ...shares.map(({ bookingId, left }) => stuck(bookingId, 'share', left)),
    ...unplanned.map(({ bookingId, left }) => stuck(bookingId, 'unplanned', left)),
    ...(sum === 0 ? [] : [stuck('', 'sum', sum)]),
    ...(worth === owed ? [] : [{ bookingId: '', what: 'credits', ours: owed, theirs: worth }]),
  ]
}

async function findStuckGuests(db: Handle, before: Date, accounts: number): Promise<GuestBalance[]> {
  const found: GuestBalance[] = []
  let after: number | null = 0
  while (after !== null && found.length < MOST_STUCK) {
    const page: GuestBalances = await findGuestBalances(db, { after, accounts, before })
    found.push(...page.stuck)
    after = page.last
  }
  return found.slice(0, MOST_STUCK)
}

function standingOf({ state, refusedCode }: { state: string; refusedCode: string | null }) {
  if (state === 'sending') return 'sending'
  return UNFUNDED.some((code) => code === refusedCode) ? 'unfunded' : 'scheduled'
}

function stuck(bookingId: string, what: DifferenceKind, ours: number): Difference {
  return { bookingId, what, ours, theirs: 0 }
}
