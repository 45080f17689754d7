import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteEarlierSetUp, findAvatarKey, findPaymentCustomers } from './recovery.store.ts'

/**
 * The owner has proved a mailbox whose account was used before without any proof. What protects the account, pays from
 * it or speaks for it may be a stranger's, so it is removed, and the owner starts over. Bookings, listings, messages and roles
 * stay: other people rely on them, or an admin gave them to this address.
 */
export async function removeEarlierSetUp(
  deps: Deps,
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const customers = await findPaymentCustomers(tx, userId)
  const avatar = await findAvatarKey(tx, userId)
  const removed = await deleteEarlierSetUp(tx, { userId, now })
  for (const customer of customers) await deps.jobs.add(tx, 'forget-customer', customer)
  if (avatar !== null) await deps.jobs.add(tx, 'delete-avatar', { key: avatar })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.earlier-set-up-removed',
    subjectType: 'user',
    subjectId: userId,
    data: removed,
  })
  await deps.jobs.add(tx, 'send-mail', { mail: 'account-is-yours', about: { userId } })
}
