import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Payments, PayoutAccount } from '../../../platform/payments/payments.ts'

export type KeptAccount = PayoutAccount & { provider: Payments['name'] }

export async function findPayoutAccount(handle: Handle, userId: string): Promise<KeptAccount | undefined> {
  return handle
    .selectFrom('payout_accounts')
    .select(['provider', 'reference', 'status', 'label'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function upsertPayoutAccount(
  tx: Tx,
  userId: string,
  { provider, reference, status, label }: KeptAccount,
  now: Date,
): Promise<void> {
  const said = { provider, reference, status, label, updated_at: now }
  await tx
    .insertInto('payout_accounts')
    .values({ user_id: userId, ...said, created_at: now })
    .onConflict((conflict) => conflict.constraint('payout_accounts_pkey').doUpdateSet(said))
    .execute()
}

/** What could not be sent for want of an account that takes it. */
export async function findWaitingPayouts(handle: Handle, hostId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('payouts')
    .select('id')
    .where('host_id', '=', hostId)
    .where('state', 'in', ['without_account', 'refused'])
    .orderBy('due_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findEmailOf(handle: Handle, userId: string): Promise<string> {
  const { email } = await handle
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
