import { readSimulatedToken } from '@roomtone/domain/payment/simulated-token'
import { textsIn } from '@roomtone/texts/all/payment/refusals'
import type { Payments } from '../../../platform/payments/payments.ts'
import { refusedField } from '../../../platform/refused.ts'

const OF_STRIPE = /^pm_\w+$/

/** A token is a stranger's word until the processor has read it; what cannot be one is not even asked about. */
export function requireToken({ name }: Payments, token: string, field: string): void {
  const isOne = name === 'stripe' ? OF_STRIPE.test(token) : readSimulatedToken(token) !== null
  if (!isOne) throw refusedField(field, (language) => textsIn(language).refusals.cardAgain)
}
