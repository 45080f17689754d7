import type { CardSummary } from '@roomtone/domain/payment/card'
import type { ChargeState } from '@roomtone/domain/payment/standing'
import type { Selectable } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { executePrepared } from '../../../platform/db/driver.ts'
import type { Charges } from '../../../platform/db/generated/schema.ts'
import type { PaidFor } from './paid-for.ts'

/** One try to take an amount from one card. */
export type ChargeRow = Selectable<Charges>

const COLUMNS: Record<keyof Charges, true> = {
  amount_cents: true,
  attempt: true,
  authorised_until: true,
  booking_id: true,
  card: true,
  claim_id: true,
  client_secret: true,
  created_at: true,
  customer: true,
  decline_code: true,
  decline_message: true,
  disputed_at: true,
  id: true,
  is_away: true,
  purpose: true,
  reference: true,
  settled_at: true,
  state: true,
  token: true,
}

/** By their names: a connection that has prepared `select *` fails once the next release has added a column. */
const CHARGE_COLUMNS = Object.keys(COLUMNS) as (keyof Charges)[]

const LIVE: ChargeState[] = ['asking', 'needs_authentication', 'authorised', 'captured']

function chargesFor(handle: Handle, { purpose, bookingId, claimId }: PaidFor) {
  const charges = handle
    .selectFrom('charges')
    .select(CHARGE_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
  return claimId === null ? charges : charges.where('claim_id', '=', claimId)
}

/** The one try that is in progress, or that has paid; undefined when there is none. */
export async function findLiveCharge(handle: Handle, paidFor: PaidFor): Promise<ChargeRow | undefined> {
  return chargesFor(handle, paidFor).where('state', 'in', LIVE).executeTakeFirst()
}

export async function findLatestCharge(handle: Handle, paidFor: PaidFor): Promise<ChargeRow | undefined> {
  const {
    rows: [row],
  } = await executePrepared(handle, chargesFor(handle, paidFor).orderBy('attempt', 'desc').limit(1))
  return row
}

export async function findCharge(handle: Handle, id: string): Promise<ChargeRow | undefined> {
  const {
    rows: [row],
  } = await executePrepared(handle, handle.selectFrom('charges').select(CHARGE_COLUMNS).where('id', '=', id))
  return row
}

export async function findChargeByReference(
  handle: Handle,
  reference: string,
): Promise<ChargeRow | undefined> {
  const row = await handle
    .selectFrom('charges')
    .select(CHARGE_COLUMNS)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row
}

/** Those of a booking that have been asked for and not answered. */
export async function findAskingCharges(handle: Handle, bookingId: string): Promise<ChargeRow[]> {
  return handle
    .selectFrom('charges')
    .select(CHARGE_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'asking')
    .orderBy('created_at')
    .execute()
}

/** What was taken from cards for a booking, in that order. */
export async function findCapturedCharges(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('charges')
    .select(['purpose', 'amount_cents as amount', sql<Date>`coalesce(settled_at, created_at)`.as('at')])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .where('amount_cents', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How often a bank has said no, also after it had reserved the amount. */
export async function countDeclines(tx: Tx, { purpose, bookingId }: PaidFor): Promise<number> {
  const row = await tx
    .selectFrom('charges')
    .select(({ fn }) => fn.countAll<number>().as('declines'))
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
    .where('decline_code', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.declines
}

/** Tries that are to be voided, and whose processor has not said that they are. */
export async function findVoiding(handle: Handle, paidFor: PaidFor): Promise<string[]> {
  const found = await chargesFor(handle, paidFor).where('state', '=', 'releasing').execute()
  return found.map(({ id }) => id)
}

/** Asked for, or to be voided, since before then and without an answer. */
export async function findUnsettledCharges(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('charges')
    .select('id')
    .where((where) =>
      where.or([
        where('state', 'in', ['asking', 'releasing']),
        // A claim is paid as soon as the amount is reserved; rent waits for its host.
        where.and([where('state', '=', 'authorised'), where('purpose', '=', 'claim')]),
      ]),
    )
    .where(sql<SqlBool>`coalesce(settled_at, created_at) <= ${before}`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type NewCharge = PaidFor & {
  id: string
  token: string
  customer: string | null
  amount: number
  isAway: boolean
  now: Date
}

/** The next try, with a number of its own. */
export async function insertCharge(tx: Tx, charge: NewCharge): Promise<void> {
  const { id, purpose, bookingId, claimId, token, customer, amount, isAway, now } = charge
  await executePrepared(
    tx,
    tx.insertInto('charges').values({
      id,
      purpose,
      booking_id: bookingId,
      claim_id: claimId,
      attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from charges where booking_id = ${bookingId}::uuid
        and purpose = ${purpose} and claim_id is not distinct from ${claimId}::uuid)`,
      token,
      customer,
      amount_cents: amount,
      is_away: isAway,
      state: 'asking',
      created_at: now,
    }),
  )
}

type Change = Partial<
  Pick<
    Selectable<Charges>,
    'reference' | 'client_secret' | 'authorised_until' | 'decline_code' | 'decline_message' | 'settled_at'
  >
> & { state: ChargeState; card?: CardSummary }

/** False: it had moved on from `from` already. */
export async function updateCharge(
  tx: Tx,
  id: string,
  from: ChargeState[],
  { card, ...to }: Change,
): Promise<boolean> {
  const { numAffectedRows } = await executePrepared(
    tx,
    tx
      .updateTable('charges')
      .set({ ...to, ...(card ? { card: JSON.stringify(card) } : {}) })
      .where('id', '=', id)
      .where('state', 'in', from),
  )
  return numAffectedRows !== 0n
}
