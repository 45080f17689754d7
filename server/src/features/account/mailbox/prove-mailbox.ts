import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { confirmAddress, insertRole } from '../account.store.ts'

type Proof = {
  userId: string
  /** The mailbox that was shown to be theirs. It counts while it is still the account's own. */
  email: string
  by: 'confirmation' | 'invitation' | 'password_reset' | 'google' | 'cohost_invitation' | 'set_up'
  now: Date
}

/**
 * Every proof of a mailbox comes through here. The first one is recorded, and makes people who signed up to host a
 * host. Null: the account has another address by now.
 */
export async function proveMailbox(
  deps: Deps,
  tx: Tx,
  { userId, email, by, now }: Proof,
): Promise<'first' | 'again' | null> {
  const before = await confirmAddress(tx, { userId, email, now })
  if (!before) return null
  if (before.wasConfirmed) return 'again'
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.email-confirmed',
    subjectType: 'user',
    subjectId: userId,
    data: { by },
  })
  if (before.userType === 'host' && (await insertRole(tx, { userId, role: 'host', grantedBy: null, now })))
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'role.granted',
      subjectType: 'user',
      subjectId: userId,
      data: { role: 'host' },
    })
  return 'first'
}
