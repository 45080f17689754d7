import { hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import type { Handle } from '../../../platform/db/database.ts'
import { transfersOf } from '../../ledger/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import type { GivenBack } from './cancellation-of.ts'

/** Goes by the ledger: what was promised counts, whether or not the card has it back yet. */
export async function givenBackOf(handle: Handle, booking: BookingRow): Promise<GivenBack> {
  const { id, host_id: hostId } = booking
  const owed = (await transfersOf(handle, id)).filter(({ kind }) => kind === 'refund_due')
  const postings = owed.flatMap((one) => one.postings)
  const host: string[] = [hostPayable(hostId), hostDebt(hostId)]
  const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
  return {
    total: -sum(postings.filter(({ account }) => account.startsWith('guest:'))),
    fromHost: sum(postings.filter(({ account }) => host.includes(account))),
  }
}
