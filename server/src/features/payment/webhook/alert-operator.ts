import type { Cents } from '@roomtone/domain/money/cents'
import type { paymentAlert } from '@roomtone/texts/payment/mails'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

type Alert = { bookingId: string; what: keyof typeof paymentAlert.moved; amount: Cents }

/** Money that went another way than we meant it to needs a person. */
export async function alertOperator(
  { jobs }: Deps,
  tx: Tx,
  { bookingId, what, amount }: Alert,
): Promise<void> {
  const about = { bookingId, what, amount: String(amount) }
  await jobs.add(tx, 'send-mail', { mail: 'payment-alert', about })
}
