import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

const WORDS = {
  refund_failed: "A refund didn't reach the guest's card",
  disputed: "The guest's bank is disputing the payment. The payout is on hold until the bank decides",
  dispute_won: "The guest's bank dropped its dispute. The payout continues",
  dispute_lost: "The guest's bank decided for the guest and took the money back. The payout continues",
  unknown_charge: 'A hold was placed that belongs to no booking. It was released',
}

type Alert = { bookingId: string; what: keyof typeof WORDS; amount: Cents }

/** Money that went another way than we meant it to needs a person. */
export async function alertOperator(
  { jobs }: Deps,
  tx: Tx,
  { bookingId, what, amount }: Alert,
): Promise<void> {
  const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const about = { bookingId, what: `${WORDS[what]}: ${dollars}` }
  await jobs.add(tx, 'send-mail', { mail: 'payment-alert', about })
}
