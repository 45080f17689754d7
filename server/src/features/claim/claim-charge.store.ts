import type { ClaimChargeState } from '@roomtone/domain/claim/claim'
import type { CardSummary } from '@roomtone/domain/payment/card'
import { type Selectable, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { ClaimCharges } from '../../platform/db/generated/schema.ts'

export type ChargeRow = Omit<Selectable<ClaimCharges>, 'card'> & { card: CardSummary | null }

const LIVE: ClaimChargeState[] = ['asking', 'needs_authentication', 'captured']

export async function findCharge(handle: Handle, id: string): Promise<ChargeRow | undefined> {
  const row = await handle.selectFrom('claim_charges').selectAll().where('id', '=', id).executeTakeFirst()
  return row as ChargeRow | undefined
}

/** The one that is being asked, or has paid. */
export async function findLiveCharge(handle: Handle, claimId: string): Promise<ChargeRow | undefined> {
  const row = await handle
    .selectFrom('claim_charges')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('state', 'in', LIVE)
    .executeTakeFirst()
  return row as ChargeRow | undefined
}

export async function findLatestCharge(handle: Handle, claimId: string): Promise<ChargeRow | undefined> {
  const row = await handle
    .selectFrom('claim_charges')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as ChargeRow | undefined
}

type NewCharge = {
  claimId: string
  amount: number
  token: string
  customer: string | null
  isAway: boolean
  now: Date
}

/** The next try, with a number of its own. */
export async function insertCharge(tx: Tx, charge: NewCharge): Promise<string> {
  const { claimId, amount, token, customer, isAway, now } = charge
  const { id } = await tx
    .insertInto('claim_charges')
    .values({
      claim_id: claimId,
      attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from claim_charges where claim_id = ${claimId}::uuid)`,
      amount_cents: amount,
      token,
      customer,
      is_away: isAway,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<
  Pick<ChargeRow, 'reference' | 'client_secret' | 'decline_message' | 'settled_at' | 'card'>
> & { state: ClaimChargeState }

/** False: it had moved on from `from` already. */
export async function updateCharge(
  tx: Tx,
  id: string,
  from: ClaimChargeState[],
  { card, ...to }: Change,
): Promise<boolean> {
  const result = await tx
    .updateTable('claim_charges')
    .set({ ...to, ...(card ? { card: JSON.stringify(card) } : {}) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Asked, or let go of, since then and without an answer. */
export async function findUnsettledCharges(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('claim_charges')
    .select('id')
    .where('state', 'in', ['asking', 'releasing'])
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
