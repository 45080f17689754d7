import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

export type Movement = {
  at: Date
  kind: TransferKind
  /** Of a reward: the friend's first name, and no title. */
  production: string
  title: string
  amount: Cents
}

/**
 * What every movement did to a host's balance: what they have coming, what they owe us, and what is on its way to
 * their bank. A release only moves money between these, so it does not appear.
 */
function movesOf(hostId: string, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    from (
      select transfer.id, transfer.seq, transfer.at, transfer.kind,
        bookings.production_title as production, properties.title
      from bookings
      join ledger_transfers transfer on transfer.booking_id = bookings.id
      join properties on properties.id = bookings.property_id
      where bookings.host_id = ${hostId}::uuid
      union all
      select transfer.id, transfer.seq, transfer.at, transfer.kind, ${firstName('friend')}, ''
      from referrals
      join profiles friend on friend.id = referrals.referred_id
      left join payouts on payouts.referral_id = referrals.id
      join ledger_transfers transfer on transfer.key in ('reward:' || referrals.id,
        'reversal:reward:' || referrals.id, 'payout_due:' || payouts.id, 'payout:' || payouts.id)
      where referrals.referrer_id = ${hostId}::uuid
    ) as transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where account.name in (${`host_payable:${hostId}`}, ${`host_debt:${hostId}`}, 'payouts') and ${when}`
}

export async function findMovements(
  handle: Handle,
  { hostId, from, to }: { hostId: string; from: Date; to: Date },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select transfer.at, transfer.kind, transfer.production, transfer.title,
      -sum(entry.amount_cents)::bigint as amount
    ${movesOf(hostId, sql`transfer.at >= ${from} and transfer.at < ${to}`)}
    group by transfer.id, transfer.seq, transfer.at, transfer.kind, transfer.production, transfer.title
    having sum(entry.amount_cents) <> 0
    order by transfer.at, transfer.seq`.execute(handle)
  return rows
}

export async function sumBefore(handle: Handle, hostId: string, before: Date): Promise<Cents> {
  const { rows } = await sql<{ balance: Cents }>`
    select coalesce(-sum(entry.amount_cents), 0)::bigint as balance
    ${movesOf(hostId, sql`transfer.at < ${before}`)}`.execute(handle)
  return rows[0]?.balance ?? 0
}

/** Months in which something moved, on the clocks of that zone, the newest first. */
export async function findMonths(handle: Handle, hostId: string, zone: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month from (
      select to_char(transfer.at at time zone ${zone}, 'YYYY-MM') as month
      ${movesOf(hostId, sql`true`)}
      group by transfer.id, transfer.at
      having sum(entry.amount_cents) <> 0
    ) as moved
    group by month
    order by month desc
    limit 120`.execute(handle)
  return rows.map(({ month }) => month)
}
