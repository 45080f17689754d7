import type { Cents } from '@roomtone/domain/money/cents'
import type { PayoutState } from '@roomtone/domain/payment/standing'
import { type Selectable, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Payouts } from '../../../platform/db/generated/schema.ts'
import { type Payments, UNFUNDED } from '../../../platform/payments/payments.ts'

export type PayoutRecord = Selectable<Payouts>

/** Our own balance did not cover it the last time. */
const IS_UNFUNDED = sql<boolean>`(state = 'scheduled' and refused_code is not null
  and refused_code in (${sql.join(UNFUNDED.map((code) => sql.lit(code)))}))`

export async function findPayout(handle: Handle, id: string): Promise<PayoutRecord | undefined> {
  return handle.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The next to move it, or to take more from its booking, waits until this transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRecord | undefined> {
  return tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Payouts of one host are released one after the other; two in parallel would withhold the same debt. */
export async function takeTurnsPaying(tx: Tx, hostId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts-of:${hostId}`}, 0))`.execute(tx)
}

/** Where this host can be paid to, if anywhere. */
export async function findActiveAccount(
  handle: Handle,
  hostId: string,
  provider: Payments['name'],
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('payout_accounts')
    .select('reference')
    .where('user_id', '=', hostId)
    .where('provider', '=', provider)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.reference
}

export async function findBookingState(handle: Handle, bookingId: string) {
  const { state } = await handle
    .selectFrom('bookings')
    .select('state')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return state
}

/** Whether somebody has reported something about this booking, or a bank disputes it, and it is not decided. */
export async function isContested(handle: Handle, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select is_contested(${bookingId}::uuid) as "is"`.execute(handle)
  return rows[0]?.is === true
}

export async function isSuspended(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('suspended_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return Boolean(row?.at)
}

/** What a friend who hosts has earned the person who brought them. */
export async function findReward(handle: Handle, referralId: string): Promise<Cents> {
  const row = await handle
    .selectFrom('referrals')
    .select('reward_cents as reward')
    .where('id', '=', referralId)
    .executeTakeFirst()
  return row?.reward ?? 0
}

type Change = Partial<
  Pick<
    PayoutRecord,
    | 'due_cents'
    | 'withheld_cents'
    | 'paid_cents'
    | 'account'
    | 'attempt'
    | 'source'
    | 'reference'
    | 'refused_code'
    | 'refusals'
  >
> & { state: PayoutState; now: Date }

/** Only under its lock. `settled_at` is when it came to the state that it is in. */
export async function updatePayout(tx: Tx, id: string, { now, ...to }: Change): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ ...to, settled_at: now })
    .where('id', '=', id)
    .execute()
}

/** On their way since some time between the two, and without an answer. */
export async function findUnanswered(
  handle: Handle,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<string[]> {
  const rows = await handle
    .selectFrom('payouts')
    .select('id')
    .where('state', '=', 'sending')
    .where('settled_at', '>', from)
    .where('settled_at', '<=', to)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The card that paid for this payout's booking, or after its claim. */
export async function findSource(
  handle: Handle,
  { booking_id: bookingId, claim_id: claimId }: Pick<PayoutRecord, 'booking_id' | 'claim_id'>,
): Promise<{ reference: string; amount: Cents } | undefined> {
  const charges = handle
    .selectFrom('charges')
    .select([sql<string>`reference`.as('reference'), 'amount_cents as amount'])
    .where('state', '=', 'captured')
    .where('reference', 'is not', null)
  const whose =
    claimId === null
      ? charges.where('booking_id', '=', bookingId).where('purpose', '=', 'rent')
      : charges.where('claim_id', '=', claimId)
  return whose.executeTakeFirst()
}

/** Whose day came before then and whose money has not left, by state; `unfunded` are those that our balance keeps. */
export async function countOverduePayouts(
  handle: Handle,
  before: Date,
): Promise<{ state: string; count: number }[]> {
  return handle
    .selectFrom('payouts')
    .select(({ fn }) => [
      sql<string>`case when ${IS_UNFUNDED} then 'unfunded' else state end`.as('state'),
      fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['scheduled', 'without_account', 'refused', 'sending'])
    .where('due_at', '<', before)
    .groupBy(sql`1`)
    .execute()
}
