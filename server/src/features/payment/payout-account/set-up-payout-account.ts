import type { Reply } from '@roomtone/contract/endpoint'
import type { setUpPayoutAccount as setUpPayoutAccountEndpoint } from '@roomtone/contract/payment/payout-account'
import type { Actor } from '@roomtone/domain/access/actor'
import { readSimulatedAccount } from '@roomtone/domain/payment/simulated-account'
import { textsIn } from '@roomtone/texts/all/payment/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { refusedField } from '../../../platform/refused.ts'
import { requireFreshProof } from '../../session/entry.ts'
import { LIMITS } from '../limits.ts'
import { refuseIfUnreachable } from '../refuse-if-unreachable.ts'
import { findEmailOf, findPayoutAccount } from './payout-account.store.ts'
import { writeAccount } from './write-payout-account.ts'

/** Hosts are paid, and so are people who referred one. */
export async function setUpPayoutAccount(
  deps: Deps,
  actor: Actor,
  { token }: { token?: string | undefined },
): Promise<Reply<typeof setUpPayoutAccountEndpoint>> {
  const { payments, db } = deps
  const { userId } = actor
  await requireWithin(deps, LIMITS.accountsOfPerson, userId)
  if (payments.name === 'simulated') requireSimulated(token)
  const before = await findPayoutAccount(db, userId)
  const opened = await refuseIfUnreachable(
    payments.openAccount({
      key: `account:${userId}`,
      userId,
      email: await findEmailOf(db, userId),
      reference: before?.provider === payments.name ? before.reference : null,
      returnUrl: `${deps.config.publicUrl}/settings/payments?tab=payouts`,
      token: token ?? null,
    }),
  )
  const { url, reference, status, label } = opened
  const account = { provider: payments.name, reference, status, label }
  const now = deps.clock.now()
  await db.transaction().execute(async (tx) => {
    // The provider takes time: a session that was signed out meanwhile must not redirect payouts.
    await requireFreshProof(tx, actor, now)
    await writeAccount(deps, tx, { userId, actorId: userId, account, now })
  })
  return { status, label, provider: payments.name, url }
}

function requireSimulated(token: string | undefined): void {
  if (token === undefined || readSimulatedAccount(token) === null)
    throw refusedField('token', (language) => textsIn(language).refusals.accountAgain)
}
