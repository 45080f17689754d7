import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export async function findSignIn(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.email',
      'users.password_hash as passwordHash',
      'users.time_zone as timeZone',
      'profiles.full_name as fullName',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The address that the latest open link was sent to. */
export async function findNewEmail(handle: Handle, userId: string, now: Date): Promise<string | null> {
  const row = await handle
    .selectFrom('mail_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function isEmailTaken(handle: Handle, email: string): Promise<boolean> {
  const row = await handle.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Answers the address from before; undefined for an account that is closed to its owner. */
export async function lockSignIn(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'suspended_at as suspendedAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Opening a link in the new mailbox has confirmed it. */
export async function updateEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', userId).execute()
  await tx.updateTable('profiles').set({ email, updated_at: now }).where('id', '=', userId).execute()
}

/** The place on the access list moves along, unless the new address has one of its own already. */
export async function moveAccess(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    with gone as (delete from access_whitelist where email = ${from} returning added_at, added_by, source)
    insert into access_whitelist (email, added_at, added_by, source)
    select ${to}, added_at, added_by, source from gone
    on conflict on constraint access_whitelist_pkey do nothing`.execute(tx)
}

/** The place on the waitlist moves along: under the old address no erasure would find it. */
export async function moveWaiting(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    with gone as (delete from waitlist where email = ${from} returning *)
    insert into waitlist (id, email, full_name, user_type, language, created_at, invited_at, invited_by)
    select id, ${to}, full_name, user_type, language, created_at, invited_at, invited_by from gone
    on conflict on constraint waitlist_email_unique do nothing`.execute(tx)
}
