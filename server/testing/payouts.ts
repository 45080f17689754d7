import { randomUUID } from 'node:crypto'
import { owedPenalty } from '@roomtone/domain/ledger/movements'
import { postTransfer } from '../src/features/ledger/entry.ts'
import { runDueJobs } from './booking.ts'
import type { TestServer } from './server.ts'

const DAY = 86_400_000

/** Where a host's money is sent to; `closed` is one that the simulation refuses. */
export async function giveAccount(
  { deps: { db, clock, payments } }: TestServer,
  hostId: string,
  kind: 'open' | 'closed' = 'open',
): Promise<string> {
  const now = clock.now()
  const reference = `acct_${payments.name === 'stripe' ? 'peer' : 'sim'}_${kind}_${randomUUID()}`
  const said = { reference, status: 'active', label: 'Quiet Bank ending in 6789' } as const
  await db
    .insertInto('payout_accounts')
    .values({ user_id: hostId, provider: payments.name, ...said, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('payout_accounts_pkey').doUpdateSet(said))
    .execute()
  return reference
}

/** As if they had cancelled something. */
export async function putInDebt(
  { deps: { db, clock } }: TestServer,
  hostId: string,
  bookingId: string,
  amount: number,
) {
  await db.transaction().execute((tx) =>
    postTransfer(tx, {
      ...owedPenalty(hostId, amount),
      key: `penalty:${randomUUID()}`,
      bookingId,
      now: clock.now(),
    }),
  )
}

export async function payoutOf({ deps: { db } }: TestServer, bookingId: string) {
  return db.selectFrom('payouts').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow()
}

/** Moves the clock past the days that a host's first payouts wait, and does what is due then. */
export async function letPayoutsFallDue(server: TestServer): Promise<void> {
  server.clock.advance(4 * DAY)
  await runDueJobs(server)
}
