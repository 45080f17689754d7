import { PaymentsUnreachable } from '../../platform/payments/payments.ts'
import { Refused } from '../../platform/refused.ts'

/** For calls that a person waits for: they are told, and try again under the same key. */
export async function refuseIfUnreachable<A>(answer: Promise<A>): Promise<A> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentsUnreachable) throw new Refused('payments_unreachable')
    throw error
  }
}
