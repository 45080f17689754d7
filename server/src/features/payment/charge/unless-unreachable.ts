import type { Deps } from '../../../platform/deps.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'

/** The outcome is unknown, and a job will find it out: that is no reason to fail what has been written down. */
export async function unlessUnreachable({ log }: Deps, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    log.warn({ err: error }, 'the payment provider did not answer; a job asks again')
  }
}
