import type { CardSummary } from '@roomtone/domain/payment/card'
import type { PaymentState } from '@roomtone/domain/payment/standing'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Payments } from '../../../platform/db/generated/schema.ts'
import { prepared } from '../../../platform/db/prepared.ts'

export type PaymentRow = Omit<Selectable<Payments>, 'card'> & { card: CardSummary | null }

const LIVE: PaymentState[] = ['asking', 'needs_authentication', 'authorised', 'captured']

/** The one card that is being asked, or has been taken; undefined when none is. */
export async function findLivePayment(handle: Handle, bookingId: string): Promise<PaymentRow | undefined> {
  const row = await handle
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', LIVE)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function findLatestPayment(handle: Handle, bookingId: string): Promise<PaymentRow | undefined> {
  const row = await handle
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function findPayment(handle: Handle, id: string): Promise<PaymentRow | undefined> {
  const row = await handle
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function findPaymentByReference(
  handle: Handle,
  reference: string,
): Promise<PaymentRow | undefined> {
  const row = await handle
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

/** How often a bank has said no to a card for this booking, also after it had reserved. */
export async function countDeclines(tx: Tx, bookingId: string): Promise<number> {
  const row = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('declines'))
    .where('booking_id', '=', bookingId)
    .where('decline_code', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.declines
}

/** A charge that pays a claim, not a booking; its own job knows what to do about it. */
export async function findClaimCharge(handle: Handle, reference: string) {
  return handle
    .selectFrom('claim_charges')
    .innerJoin('claims', 'claims.id', 'claim_charges.claim_id')
    .select(['claim_charges.id', 'claims.id as claimId', 'claims.booking_id as bookingId'])
    .where('claim_charges.reference', '=', reference)
    .executeTakeFirst()
}

/** Cards that we have let go of, and whose processor has not said so yet. */
export async function findReleasing(handle: Handle, bookingId: string): Promise<string[]> {
  const found = await handle
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'releasing')
    .execute()
  return found.map(({ id }) => id)
}

type NewPayment = {
  id: string
  bookingId: string
  token: string
  customer: string | null
  amount: number
  now: Date
}

/** The next try of this booking, with a number of its own. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { id, bookingId, token, customer, amount, now } = payment
  await tx
    .insertInto('payments')
    .values({
      id,
      booking_id: bookingId,
      attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from payments where booking_id = ${bookingId}::uuid)`,
      token,
      customer,
      amount_cents: amount,
      state: 'asking',
      created_at: now,
    })
    .modifyEnd(prepared)
    .execute()
}

type Change = Partial<
  Pick<
    Selectable<Payments>,
    'reference' | 'client_secret' | 'authorised_until' | 'decline_code' | 'decline_message' | 'settled_at'
  >
> & { state: PaymentState; card?: CardSummary }

/** False: it had moved on from `from` already. */
export async function updatePayment(
  tx: Tx,
  id: string,
  from: PaymentState[],
  { card, ...to }: Change,
): Promise<boolean> {
  const result = await tx
    .updateTable('payments')
    .set({ ...to, ...(card ? { card: JSON.stringify(card) } : {}) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
