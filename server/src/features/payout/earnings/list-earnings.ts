import type { Reply } from '@roomtone/contract/endpoint'
import type { listEarnings as listEarningsEndpoint } from '@roomtone/contract/payout/payouts'
import type { Actor } from '@roomtone/domain/access/actor'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import { sumExpectedPayouts } from '../../booking/entry.ts'
import { findHome, sumPaid } from './earnings.store.ts'

type Row = Reply<typeof listEarningsEndpoint>['rows'][number]

export async function listEarnings({ db, clock }: Deps, actor: Actor): Promise<{ rows: Row[] }> {
  const hostId = actor.userId
  const { zone } = await findHome(db, hostId)
  const thisMonth = toLocal(clock.now(), zone).date.slice(0, 7)
  const rows = new Map<string, Row>()
  const rowOf = ({
    month,
    listingId,
    title,
  }: Pick<Row, 'month' | 'listingId'> & { title: string | null }) => {
    const key = `${month} ${listingId}`
    const row = rows.get(key) ?? { month, listingId, title: title ?? '', paid: 0, upcoming: 0 }
    rows.set(key, row)
    return row
  }
  for (const sum of await sumPaid(db, hostId, zone)) rowOf(sum).paid += sum.amount
  for (const sum of await sumExpectedPayouts(db, { hostId, thisMonth })) rowOf(sum).upcoming += sum.amount
  return { rows: [...rows.values()].sort((a, b) => a.month.localeCompare(b.month)) }
}
