import type { Deps } from '../../../platform/deps.ts'

/**
 * A person who is erased here must not be charged there. A processor that is no longer used cannot be asked;
 * an operator has to handle that, so the job fails and stays among those that were given up.
 */
export async function forgetCustomer(
  { payments }: Deps,
  { provider, customer }: { provider: string; customer: string },
): Promise<void> {
  if (provider === 'simulated') return
  if (provider !== payments.name)
    throw new Error(`${provider} takes no money any more; forget ${customer} there`)
  await payments.forgetCustomer(customer)
}
