import { createHash, randomUUID } from 'node:crypto'
import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import { kindOf } from '@roomtone/domain/ledger/accounts'
import { capturePayment, chargeGuest, owedPayout, sendPayout } from '@roomtone/domain/ledger/movements'
import type { Transfer } from '@roomtone/domain/ledger/transfer'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '@roomtone/domain/pricing/rates'
import { sql } from 'kysely'
import { openPacket } from '../../features/compliance/packet/open-packet.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PastBooking } from '../content/past-bookings.ts'
import { withinStep } from '../within-step.ts'

const MINUTE = 60_000
const WEEK = 7 * 86_400_000
const CARD = JSON.stringify({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 })

/** All of them in a few statements: a first start should not wait for months of bookings to be lived through again. */
export async function writePastBookings(
  deps: Deps,
  tx: Tx,
  past: PastBooking[],
  completedBy: string,
): Promise<void> {
  await writeBookings(tx, past)
  await tx
    .insertInto('holds')
    .values(
      past.map(({ id, listing, held, requestedAt }) => ({
        listing_id: listing.searchId,
        during: sql<string>`tstzrange(${held.startsAt}, ${held.endsAt})`,
        kind: 'booking' as const,
        booking_id: id,
        created_at: requestedAt,
      })),
    )
    .execute()
  await liveThrough(tx, past)
  await writePayments(tx, past)
  await writePayouts(tx, past)
  await writeLedger(tx, past)
  await writeTimelines(tx, past)
  // Packets open as of the end of their bookings, so that no one is asked for a signature.
  for (const { id, endedAt } of past) await openPacket(withinStep(deps, tx, endedAt), id)
  await completePackets(tx, past, completedBy)
}

async function writeBookings(tx: Tx, past: PastBooking[]): Promise<void> {
  await tx
    .insertInto('bookings')
    .values(
      past.map(({ id, listing, guestId, range, date, crew, production, price, requestedAt }) => ({
        id,
        property_id: listing.id,
        host_id: listing.hostId,
        guest_id: guestId,
        state: 'awaiting_payment' as const,
        during: sql<string>`tstzrange(${range.startsAt}, ${range.endsAt})`,
        time_zone: listing.timeZone,
        choice: JSON.stringify({ by: 'day', checkIn: date, checkOut: date }),
        crew,
        production_title: production.title,
        production_kind: production.kind,
        purpose: production.purpose,
        lines: JSON.stringify(price.lines),
        rent_cents: price.rent,
        subtotal_cents: price.subtotal,
        fee_cents: price.platformFee,
        tax_cents: price.tax,
        total_cents: price.total,
        fee_hundredths: DEFAULT_FEE_HUNDREDTHS,
        tax_hundredths: DEFAULT_TAX_HUNDREDTHS,
        cancellation_policy: listing.policy,
        house_rules: JSON.stringify(listing.houseRules),
        turnaround_minutes: listing.turnaround,
        is_instant: false,
        request_key: randomUUID(),
        request_hash: createHash('sha256').update(id).digest(),
        created_at: requestedAt,
        expires_at: new Date(requestedAt.getTime() + 15 * MINUTE),
      })),
    )
    .execute()
}

/** Step by step, as the database demands of every booking. */
async function liveThrough(tx: Tx, past: PastBooking[]): Promise<void> {
  const ids = past.map(({ id }) => id)
  const confirmed = past.map(({ confirmedAt }) => confirmedAt)
  const ended = past.map(({ endedAt }) => endedAt)
  await sql`update bookings set state = 'pending', sent_at = created_at where id = any(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`update bookings set state = 'confirmed', expires_at = null, answered_at = past.at, confirmed_at = past.at
    from unnest(${ids}::uuid[], ${confirmed}::timestamptz[]) as past (id, at) where bookings.id = past.id`.execute(
    tx,
  )
  await sql`update bookings set state = 'completed', ended_at = past.at, ended_by = 'clock'
    from unnest(${ids}::uuid[], ${ended}::timestamptz[]) as past (id, at) where bookings.id = past.id`.execute(
    tx,
  )
}

async function writePayments(tx: Tx, past: PastBooking[]): Promise<void> {
  const token = (id: string) => `tok_sim_approves_visa_4242_1240_${id.replaceAll('-', '')}`
  await tx
    .insertInto('charges')
    .values(
      past.map(({ id, paymentId, price, charge, requestedAt, confirmedAt }) => ({
        id: paymentId,
        booking_id: id,
        attempt: 1,
        token: token(id),
        amount_cents: price.total,
        state: 'captured' as const,
        reference: charge,
        card: CARD,
        authorised_until: new Date(requestedAt.getTime() + WEEK),
        created_at: requestedAt,
        settled_at: confirmedAt,
      })),
    )
    .execute()
  await tx
    .insertInto('simulated_charges')
    .values(
      past.map(({ id, price, charge, requestedAt }) => ({
        reference: charge,
        booking_id: id,
        token: token(id),
        amount: price.total,
        state: 'captured',
        client_secret: `secret_sim_${randomUUID()}`,
        created_at: requestedAt,
        authorised_until: new Date(requestedAt.getTime() + WEEK),
      })),
    )
    .execute()
}

async function writePayouts(tx: Tx, past: PastBooking[]): Promise<void> {
  await tx
    .insertInto('payouts')
    .values(
      past.map(({ id, payoutId, listing, price, dueAt, endedAt, isPaid, account, sent }) => ({
        id: payoutId,
        booking_id: id,
        host_id: listing.hostId,
        due_at: dueAt,
        created_at: endedAt,
        ...(isPaid
          ? {
              state: 'paid' as const,
              due_cents: price.subtotal,
              withheld_cents: 0,
              paid_cents: price.subtotal,
              account,
              attempt: 1,
              reference: sent,
              settled_at: new Date(dueAt.getTime() + MINUTE),
            }
          : {}),
      })),
    )
    .execute()
  const paid = past.filter(({ isPaid }) => isPaid)
  await tx
    .insertInto('simulated_payouts')
    .values(
      paid.map(({ sent, account, price, dueAt }) => ({
        reference: sent,
        account,
        amount: price.subtotal,
        created_at: dueAt,
      })),
    )
    .execute()
}

type Posted = Transfer & { key: string; bookingId: string; at: Date; memo: Record<string, string> }

function transfersOf({ id, listing, price, payoutId, confirmedAt, dueAt, isPaid }: PastBooking): Posted[] {
  const { hostId } = listing
  const payout = { payoutId }
  const taken: Posted[] = [
    {
      ...chargeGuest({ bookingId: id, hostId, price }),
      key: `charge:${id}`,
      bookingId: id,
      at: confirmedAt,
      memo: {},
    },
    { ...capturePayment(id, price.total), key: `capture:${id}`, bookingId: id, at: confirmedAt, memo: {} },
  ]
  if (!isPaid) return taken
  const due = owedPayout({ hostId, due: price.subtotal, debt: 0 })
  return [
    ...taken,
    { ...due, key: `payout_due:${payoutId}`, bookingId: id, at: dueAt, memo: payout },
    {
      ...sendPayout(price.subtotal),
      key: `payout:${payoutId}`,
      bookingId: id,
      at: new Date(dueAt.getTime() + MINUTE),
      memo: payout,
    },
  ]
}

async function writeLedger(tx: Tx, past: PastBooking[]): Promise<void> {
  const transfers = past
    .flatMap(transfersOf)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((transfer) => ({ ...transfer, id: randomUUID() }))
  const names = new Set(transfers.flatMap(({ postings }) => postings.map(({ account }) => account)))
  await tx
    .insertInto('ledger_accounts')
    .values([...names].sort().map((name) => ({ name, kind: kindOf(name) })))
    .onConflict((conflict) => conflict.constraint('ledger_accounts_name').doNothing())
    .execute()
  await tx
    .insertInto('ledger_transfers')
    .values(
      transfers.map(({ id, at, kind, bookingId, key, postings, memo }) => ({
        id,
        at,
        kind,
        booking_id: bookingId,
        key,
        entry_count: postings.length,
        memo: JSON.stringify(memo),
      })),
    )
    .execute()
  const entries = transfers.flatMap(({ id, postings }) => postings.map((posting) => ({ id, ...posting })))
  await sql`insert into ledger_entries (transfer_id, account_id, amount_cents)
    select entry.id, ledger_accounts.id, entry.amount
    from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ amount }) => amount)}::bigint[]) as entry (id, account, amount)
    join ledger_accounts on ledger_accounts.name = entry.account`.execute(tx)
}

async function writeTimelines(tx: Tx, past: PastBooking[]): Promise<void> {
  const lines = past.flatMap((booking) => {
    const { id, guestId, listing, requestedAt, confirmedAt, endedAt, payoutId, price, dueAt, isPaid } =
      booking
    const line = { booking_id: id, actor_id: null, data: '{}' }
    const paid = {
      ...line,
      at: new Date(dueAt.getTime() + MINUTE),
      event: 'paid_out',
      party: 'payments' as const,
      from_state: 'completed' as const,
      to_state: 'completed' as const,
      data: JSON.stringify({ payoutId, amount: price.subtotal }),
    }
    return [
      {
        ...line,
        at: requestedAt,
        event: 'requested',
        party: 'guest' as const,
        actor_id: guestId,
        from_state: null,
        to_state: 'awaiting_payment' as const,
      },
      {
        ...line,
        at: requestedAt,
        event: 'authorised',
        party: 'payments' as const,
        from_state: 'awaiting_payment' as const,
        to_state: 'pending' as const,
      },
      {
        ...line,
        at: confirmedAt,
        event: 'accept',
        party: 'host' as const,
        actor_id: listing.hostId,
        from_state: 'pending' as const,
        to_state: 'confirmed' as const,
      },
      {
        ...line,
        at: endedAt,
        event: 'complete',
        party: 'clock' as const,
        from_state: 'confirmed' as const,
        to_state: 'completed' as const,
      },
      ...(isPaid ? [paid] : []),
    ]
  })
  await tx.insertInto('booking_events').values(lines).execute()
  await tx
    .insertInto('audit_log')
    .values(
      past.map(({ id, endedAt }) => ({
        at: endedAt,
        actor_id: null,
        action: 'booking.complete' satisfies AuditAction,
        subject_type: 'booking',
        subject_id: id,
        data: JSON.stringify({ from: 'confirmed', to: 'completed', party: 'clock', source: 'demo' }),
      })),
    )
    .execute()
}

/** Their papers were in order, on paper. */
async function completePackets(tx: Tx, past: PastBooking[], completedBy: string): Promise<void> {
  const ids = past.map(({ id }) => id)
  const ended = past.map(({ endedAt }) => endedAt)
  await sql`update compliance_packets set status = 'complete', completed_at = past.at, completed_by = ${completedBy}::uuid,
      completed_reason = 'Both sides signed on paper; the papers were shown to us.'
    from unnest(${ids}::uuid[], ${ended}::timestamptz[]) as past (id, at) where booking_id = past.id`.execute(
    tx,
  )
}
