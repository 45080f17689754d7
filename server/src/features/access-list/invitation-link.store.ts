import type { Handle, Tx } from '../../platform/db/database.ts'

export type InvitationPurpose = 'sign_up' | 'admin'

export async function insertInvitationLink(
  handle: Handle,
  link: { hash: Buffer; email: string; purpose: InvitationPurpose; now: Date; expiresAt: Date },
): Promise<void> {
  await handle
    .insertInto('invitation_links')
    .values({
      token_hash: link.hash,
      email: link.email,
      purpose: link.purpose,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

export async function findInvitation(
  handle: Handle,
  { hash, purpose, now }: { hash: Buffer; purpose: InvitationPurpose; now: Date },
): Promise<string | null> {
  const row = await handle
    .selectFrom('invitation_links')
    .select('email')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Works once, and takes the other links of the same address along. False: it was used, has expired, or is another's. */
export async function useInvitation(
  tx: Tx,
  { hash, email, purpose, now }: { hash: Buffer; email: string; purpose: InvitationPurpose; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('invitation_links')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return false
  await useUpInvitations(tx, { email, purpose, now })
  return true
}

export async function useUpInvitations(
  tx: Tx,
  { email, purpose, now }: { email: string; purpose: InvitationPurpose; now: Date },
): Promise<void> {
  await tx
    .updateTable('invitation_links')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteOldInvitationLinks(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('invitation_links')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('invitation_links').select('token_hash').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
