import type { PayoutAccountView } from '@roomtone/contract/payment/payout-account'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { PaymentsUnreachable, type PayoutAccount } from '../../../platform/payments/payments.ts'
import { findPayoutAccount, type KeptAccount } from './payout-account.store.ts'
import { writeAccount } from './write-payout-account.ts'

/** An account at a provider that is no longer used cannot be paid to: it does not count. */
export async function showPayoutAccount(deps: Deps, { userId }: Actor): Promise<PayoutAccountView> {
  const provider = deps.payments.name
  const kept = await findPayoutAccount(deps.db, userId)
  if (kept?.provider !== provider) return { status: 'none', label: '', provider }
  const { status, label } = kept.status === 'incomplete' ? await askAgain(deps, userId, kept) : kept
  return { status, label, provider }
}

async function askAgain(deps: Deps, userId: string, kept: KeptAccount): Promise<KeptAccount> {
  const found = await findUnlessUnreachable(deps, kept.reference)
  if (found === null || (found.status === kept.status && found.label === kept.label)) return kept
  const account = { ...kept, ...found }
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => writeAccount(deps, tx, { userId, actorId: null, account, now }))
  return account
}

/** The last known account is shown when the provider does not answer. */
async function findUnlessUnreachable({ payments }: Deps, reference: string): Promise<PayoutAccount | null> {
  try {
    return await payments.findAccount(reference)
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return null
    throw error
  }
}
