import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

const WORDS = {
  refund_failed: 'A refund did not reach the card it was meant for',
  disputed: "The guest's bank disputes the payment; nothing of the booking is paid out until it has decided",
  dispute_won: "The guest's bank has given up its dispute; the payout goes on",
  dispute_lost: "The guest's bank has decided for the guest and taken the money back; the payout goes on",
  unknown_charge: 'Money was reserved that no booking knew of; it has been let go of',
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
