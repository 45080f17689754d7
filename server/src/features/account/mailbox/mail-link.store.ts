import type { Handle, Tx } from '../../../platform/db/database.ts'

export type LinkPurpose =
  | 'reset_password'
  | 'confirm_email'
  | 'change_email'
  /** Given to a page that has shown who it is for; one download. */
  | 'data_ticket'
  | 'restore_account'
  /** For removing lost factors, and for keeping them. */
  | 'lost_factors'
  | 'keep_factors'

export async function insertLink(
  handle: Handle,
  link: { hash: Buffer; userId: string; purpose: LinkPurpose; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await handle
    .insertInto('mail_links')
    .values({
      token_hash: link.hash,
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/**
 * The owner, whose account is locked before their links: choosing a new password or address locks in this
 * order, and two that start from opposite ends would deadlock.
 */
export async function findLinkOwner(
  handle: Handle,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<string | null> {
  const row = await handle
    .selectFrom('mail_links')
    .select('user_id as userId')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.userId ?? null
}

type Asking = { userId: string; purpose: LinkPurpose; askedAt: Date }

/** Whether what was requested at that time is still open: nothing has used it up. */
export async function isAskedFor(handle: Handle, { userId, purpose, askedAt }: Asking): Promise<boolean> {
  const row = await handle
    .selectFrom('mail_links')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '=', askedAt)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A link works once: of two clicks at the same moment, one finds it used. */
export async function useLink(tx: Tx, hash: Buffer, purpose: LinkPurpose, now: Date) {
  return tx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst()
}

export async function useUpOtherLinks(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Confirming twice is no error: the second click says so instead of frightening the person. */
export async function findUsedConfirmation(handle: Handle, hash: Buffer) {
  return handle
    .selectFrom('mail_links')
    .innerJoin('users', 'users.id', 'mail_links.user_id')
    .select(['mail_links.email'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', 'confirm_email')
    .where('used_at', 'is not', null)
    .whereRef('users.email', '=', 'mail_links.email')
    .where('users.email_confirmed_at', 'is not', null)
    .executeTakeFirst()
}

export async function deleteOldLinks(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('mail_links')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('mail_links').select('token_hash').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
