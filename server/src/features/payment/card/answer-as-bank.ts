import type { Deps } from '../../../platform/deps.ts'
import { simulationOf } from '../../../platform/payments/simulated-payments.ts'
import { Refused } from '../../../platform/refused.ts'

/** Whoever holds the secret of a simulated charge plays the bank of its owner. */
export async function answerAsBank(
  { payments }: Deps,
  { clientSecret, passed }: { clientSecret: string; passed: boolean },
): Promise<void> {
  const simulation = simulationOf(payments)
  if (!(await simulation?.authenticate(clientSecret, passed))) throw new Refused('not_found')
}
