import type { Deps } from '../../../platform/deps.ts'
import { simulationOf } from '../../../platform/payments/simulated-payments.ts'
import { Refused } from '../../../platform/refused.ts'

/** The holder of a simulated charge's secret plays its owner's bank. */
export async function answerAsBank(
  { payments }: Deps,
  { clientSecret, passed }: { clientSecret: string; passed: boolean },
): Promise<void> {
  const simulation = simulationOf(payments)
  if (!(await simulation?.authenticate(clientSecret, passed))) throw new Refused('not_found')
}
