import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export async function findPaymentCustomers(
  tx: Tx,
  userId: string,
): Promise<{ provider: string; customer: string }[]> {
  return tx
    .selectFrom('payment_customers')
    .select(['provider', 'reference as customer'])
    .where('user_id', '=', userId)
    .execute()
}

export async function findAvatarKey(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('profiles')
    .select('avatar_key as key')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.key ?? null
}

/** How many rows of each table it met; names stay where bookings and listings show them to other people. */
export async function deleteEarlierSetUp(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<Record<string, number>> {
  const isRelied = sql`(exists (select from bookings where guest_id = ${userId} or host_id = ${userId})
    or exists (select from properties where host_id = ${userId}))`
  const statements = {
    second_factors: sql`delete from second_factors where user_id = ${userId}`,
    passkeys: sql`delete from passkeys where user_id = ${userId}`,
    recovery_codes: sql`delete from recovery_codes where user_id = ${userId}`,
    linked_identities: sql`delete from linked_identities where user_id = ${userId}`,
    sign_in_states: sql`delete from sign_in_states where user_id = ${userId}`,
    saved_cards: sql`delete from saved_cards where user_id = ${userId}`,
    payment_customers: sql`delete from payment_customers where user_id = ${userId}`,
    payout_accounts: sql`delete from payout_accounts where user_id = ${userId}`,
    wishlists: sql`delete from wishlists where user_id = ${userId}`,
    listing_drafts: sql`delete from listing_drafts where user_id = ${userId} and application_id is null`,
    commitments: sql`delete from commitments where user_id = ${userId}`,
    // An identity check of the previous holder says nothing about the owner.
    verifications: sql`update verifications set status = 'rejected', decided_at = ${now}, reason = ''
      where user_id = ${userId} and status in ('processing', 'in_review')`,
    profiles: sql`update profiles
      set is_verified = false, verification_status = 'pending', status_before_deactivation = null,
        verification_date = null, verification_provider = null, verification_token = null,
        avatar_url = null, avatar_key = null, preferred_name = null, intro = '', prompts = '{}',
        personal = null, work = null, has_phone = false, has_emergency_contact = false,
        full_name = case when ${isRelied} then full_name else split_part(email, '@', 1) end,
        first_name = case when ${isRelied} then first_name end,
        last_name = case when ${isRelied} then last_name end,
        date_of_birth = case when ${isRelied} then date_of_birth end, updated_at = ${now}
      where id = ${userId}`,
  }
  const removed: Record<string, number> = {}
  for (const [table, statement] of Object.entries(statements)) {
    const { numAffectedRows = 0n } = await statement.execute(tx)
    if (numAffectedRows > 0n) removed[table] = Number(numAffectedRows)
  }
  return removed
}
