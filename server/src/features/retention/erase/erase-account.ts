import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findAvatarKey, findPaymentCustomers } from '../../recovery/entry.ts'
import { isStillDue, lockPerson } from '../due.store.ts'
import {
  emptyAccount,
  emptyIdleRecords,
  emptyMessagesBy,
  eraseIdleKey,
  findAddressesInUse,
  findEmailChanges,
  findFilesSentBy,
  findLooseConversations,
} from './account-records.store.ts'
import { addCounts, type Counts } from './count-each.ts'
import { type Erasing, writeDown } from './write-down.ts'

const RULE = 'closed_accounts'

export async function eraseAccount(deps: Deps, { id, before, now }: Erasing): Promise<void> {
  // The hash of a random password: a broken hash would make a sign-in fail in another way than others do.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  await deps.db.transaction().execute(async (tx) => {
    const { email } = await lockPerson(tx, id)
    if (!(await isStillDue(tx, RULE, id, before))) return
    const avatar = await findAvatarKey(tx, id)
    if (avatar !== null) await deps.jobs.add(tx, 'delete-avatar', { key: avatar })
    const formerEmails = await findFormerEmails(deps, tx, id)
    for (const known of await findPaymentCustomers(tx, id)) await deps.jobs.add(tx, 'forget-customer', known)
    const what = addCounts([
      await eraseMessages(deps, tx, id),
      await emptyAccount(tx, { id, email, formerEmails, passwordHash, now }),
    ])
    await writeDown(deps, tx, { rule: RULE, id, what, now })
    await emptyIdleRecords(tx, id)
    await eraseIdleKey(tx, id)
    await deps.jobs.add(tx, 'project-listings-of', { userId: id })
  })
}

/**
 * An address that others recorded stays as it was given when the person changes theirs. One that somebody
 * else has signed up with since is not theirs anymore.
 */
async function findFormerEmails(deps: Deps, tx: Tx, userId: string): Promise<string[]> {
  const changes = []
  for (const sealed of await findEmailChanges(tx, userId))
    changes.push(await deps.keys.open(tx, userId, sealed))
  const emails = [...new Set(changes.flatMap((change) => change?.['from'] ?? []))]
  const taken = await findAddressesInUse(tx, emails)
  return emails.filter((email) => !taken.includes(email))
}

async function eraseMessages(deps: Deps, tx: Tx, userId: string): Promise<Counts> {
  const conversations = await findLooseConversations(tx, userId)
  for (const key of await findFilesSentBy(tx, userId, conversations)) await deps.files.delete(key)
  return emptyMessagesBy(tx, userId, conversations)
}
