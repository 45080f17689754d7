import type { Handle, Tx } from '../../platform/db/database.ts'
import { insertAccess, isOnAccessList, isSignUpOpen } from './access-list.store.ts'

/** Checked at sign-up and at sign-in, on the lowercased and trimmed address. */
export async function mayEnter(handle: Handle, email: string): Promise<boolean> {
  return (await isOnAccessList(handle, email)) || (await isSignUpOpen(handle))
}

/** Who signs up while everyone may is on the list from then on, so that closing the doors locks nobody out. */
export async function keepEntered(tx: Tx, email: string, now: Date): Promise<void> {
  await insertAccess(tx, { emails: [email], addedBy: null, source: 'open', now })
}
