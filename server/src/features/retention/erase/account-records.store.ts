import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { type Counts, countEach } from './count-each.ts'

type Former = { id: string; email: string; formerEmails: string[]; passwordHash: string; now: Date }

/** Born on no day that a member can have been born on: the column has to say something. */
const NO_BIRTHDAY = '1900-01-01'

/** The row stays, with its result and its days: bookings and signatures refer to it. */
export async function emptyVerification(tx: Tx, id: string, now: Date): Promise<Counts> {
  return countEach(tx, {
    documents: sql`update documents set wrapped_key = null, purged_at = ${now}
      where purged_at is null and id = (select document_id from verifications where id = ${id})`,
    verifications: sql`update verifications
      set personal = ''::bytea, date_of_birth = ${NO_BIRTHDAY}, id_last4 = null, id_hash = null,
        provider_reference = null, redirect_url = null, flags = '{}',
        reason = case when reason is null then null else '' end
      where id = ${id}`,
  })
}

/** What others refer to keeps its row and loses its words; what is only theirs goes. */
export async function emptyAccount(
  tx: Tx,
  { id, email, formerEmails, passwordHash, now }: Former,
): Promise<Counts> {
  const address = `closed-${id}@invalid`
  const emails = sql`any(${[email, ...formerEmails]}::text[])`
  return countEach(tx, {
    users: sql`update users set email = ${address}, password_hash = ${passwordHash}, closing_until = null,
      language = null, time_zone = null where id = ${id}`,
    profiles: sql`update profiles
      set full_name = ${FORMER_FULL_NAME}, first_name = null, last_name = null, email = ${address}, avatar_url = null,
        avatar_key = null, preferred_name = ${FORMER_NAME}, intro = '', prompts = '{}', personal = null, work = null,
        has_phone = false, has_emergency_contact = false, date_of_birth = null, verification_token = null, updated_at = ${now} where id = ${id}`,
    host_applications: sql`update host_applications
      set residential_address = '-', residential_city = '-', residential_state = '-', residential_zipcode = '-'
      where user_id = ${id}`,
    application_revisions: sql`update application_revisions
      set content = case when content ? 'residence'
        then jsonb_set(content, '{residence}', content -> 'residence' || '{"address": "-", "city": "-", "state": "-", "zip": "-"}')
        else content end
      where application_id in (select host_applications.id from host_applications where user_id = ${id})`,
    refresh_tokens: sql`delete from refresh_tokens
      where session_id in (select sessions.id from sessions where user_id = ${id})`,
    proof_codes: sql`delete from proof_codes
      where session_id in (select sessions.id from sessions where user_id = ${id})`,
    sessions: sql`delete from sessions where user_id = ${id}`,
    privacy_settings: sql`delete from privacy_settings where user_id = ${id}`,
    second_factors: sql`delete from second_factors where user_id = ${id}`,
    recovery_codes: sql`delete from recovery_codes where user_id = ${id}`,
    passkeys: sql`delete from passkeys where user_id = ${id}`,
    passkey_challenges: sql`delete from passkey_challenges where user_id = ${id}`,
    linked_identities: sql`delete from linked_identities where user_id = ${id}`,
    sign_in_states: sql`delete from sign_in_states where user_id = ${id}`,
    listing_cohosts: sql`update listing_cohosts
      set email = case when user_id is null or user_id = ${id} or email = ${emails} then ${address} else email end,
        token_hash = null, ended_at = coalesce(ended_at, ${now}), ended_by = coalesce(ended_by, ${id})
      where user_id = ${id} or email = ${emails}
        or property_id in (select properties.id from properties where host_id = ${id})`,
    mail_links: sql`delete from mail_links where user_id = ${id}`,
    invitation_links: sql`delete from invitation_links where email = ${emails}`,
    factor_removals: sql`delete from factor_removals where user_id = ${id}`,
    access_whitelist: sql`delete from access_whitelist where email = ${email}`,
    waitlist: sql`delete from waitlist where email = ${emails}`,
    embedded_mails: sql`delete from embedded_mails where recipient = ${emails}`,
    person_notes: sql`delete from person_notes where user_id = ${id}`,
    // What is still in the file store goes with the next sweep.
    data_exports: sql`update data_exports set expires_at = ${now} where user_id = ${id} and state = 'ready'`,
    referral_codes: sql`delete from referral_codes where user_id = ${id}`,
    referrals: sql`update referrals set email = 'closed-' || referrals.id || '@invalid'
      where referrer_id = ${id} or referred_id = ${id} or email = ${emails}`,
    // What the rules held back of what they wrote, what others said of them and what they said of others.
    moderation_cases: sql`update moderation_cases set reason = '',
        note = case when subject_id = ${id} then '' else note end,
        quote = case when subject_id = ${id} and quote is not null then '-' else quote end,
        flags = case when subject_id = ${id} then '[]' else flags end,
        text_hash = case when subject_id = ${id} then null else text_hash end
      where subject_id = ${id} or reporter_id = ${id}`,
    // Words and stars stay with the space; nothing beside them says who wrote them.
    reviews: sql`update reviews set shares = '{}' where author_id = ${id}`,
    conversation_reads: sql`delete from conversation_reads where user_id = ${id}`,
    wishlists: sql`delete from wishlists where user_id = ${id}`,
    listing_drafts: sql`delete from listing_drafts where user_id = ${id}`,
    notifications: sql`delete from notifications where user_id = ${id}`,
    notification_preferences: sql`delete from notification_preferences where user_id = ${id}`,
    message_mails: sql`delete from message_mails where user_id = ${id}`,
    conversation_mails: sql`delete from conversation_mails where user_id = ${id}`,
    mailing_letters: sql`delete from mailing_letters where user_id = ${id}`,
    live_events: sql`delete from live_events where user_id = ${id}`,
    user_blocks: sql`delete from user_blocks where blocker_id = ${id} or blocked_id = ${id}`,
    // What the host wrote beside days that they kept for themself.
    holds: sql`update holds set note = ''
      where note <> '' and listing_id in (select search_id from properties where host_id = ${id})`,
    // Lifted by now: what is under a hold is not erased.
    legal_holds: sql`update legal_holds set reason = '-' where subject_type = 'user' and subject_id = ${id}`,
    calendar_feeds: sql`delete from calendar_feeds
      where property_id in (select properties.id from properties where host_id = ${id})`,
    saved_cards: sql`delete from saved_cards where user_id = ${id}`,
    payment_customers: sql`delete from payment_customers where user_id = ${id}`,
    payout_accounts: sql`delete from payout_accounts where user_id = ${id} and not exists (
      select 1 from payouts where host_id = ${id} and state not in ('paid', 'settled'))`,
  })
}

/**
 * Their conversations, or those in which they wrote for a host, that never led to a booking; those that did
 * go with its records.
 */
export async function findLooseConversations(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where c.id in (
      select id from conversations where guest_id = ${userId}
      union select id from conversations where host_id = ${userId}
      union select conversation_id from messages where sender_id = ${userId}
      union select conversation_id from message_files where owner_id = ${userId}) and not exists (
      select 1 from bookings b
      where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What the log keeps, sealed, of each change of their address. */
export async function findEmailChanges(tx: Tx, userId: string): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('audit_log')
    .select('personal')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .where('action', '=', 'account.email-changed')
    .where('personal_subject', '=', userId)
    .execute()
  return rows.flatMap(({ personal }) => personal ?? [])
}

/** Of these addresses, those that somebody signs in with. */
export async function findAddressesInUse(tx: Tx, emails: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where((eb) => eb('email', '=', eb.fn.any(eb.val(emails))))
    .execute()
  return rows.map(({ email }) => email)
}

/** Keys of the file store. */
export async function findFilesSentBy(tx: Tx, userId: string, conversationIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('message_files')
    .select('id')
    .where('owner_id', '=', userId)
    .where((eb) => eb('conversation_id', '=', eb.fn.any(eb.val(conversationIds))))
    .execute()
  return rows.map(({ id }) => `messages/${id}`)
}

export async function emptyMessagesBy(tx: Tx, userId: string, conversationIds: string[]): Promise<Counts> {
  return countEach(tx, {
    message_files: sql`delete from message_files
      where owner_id = ${userId} and conversation_id = any(${conversationIds})`,
    messages: sql`update messages set content = ''
      where sender_id = ${userId} and conversation_id = any(${conversationIds}) and content <> ''`,
  })
}

/**
 * The parts of a closed account that its bookings still needed: who was paid and taxed, and where the spaces
 * are. Each goes with the last booking that needs it; records that led to no listing were never needed.
 */
export async function emptyIdleRecords(tx: Tx, userId: string): Promise<Counts> {
  const isErased = sql`exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = ${userId})`
  const isOver = sql`exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id)`
  const isFree = sql`not exists (select from bookings b join properties p on p.id = b.property_id
    where p.application_id = host_applications.id and not ${isOver})`
  const isUnlisted = sql`not exists (select from properties p where p.application_id = host_applications.id)`
  const hostsNone = sql`not exists (select from bookings b where b.host_id = ${userId} and not ${isOver})`
  return countEach(tx, {
    taxpayers: sql`delete from taxpayers where user_id = ${userId} and ${isErased} and ${hostsNone}`,
    vat_ids: sql`delete from vat_ids where user_id = ${userId} and ${isErased} and ${hostsNone}`,
    properties: sql`update properties
      set address = '-', access_notes = '', wifi_name = '', wifi_password = '', parking = '', load_in = '',
        arrival_photos = '{}', areas_in = '', areas_out = '', lat = shown_lat, lng = shown_lng
      where host_id = ${userId} and address <> '-' and ${isErased} and not exists (
        select from bookings b where b.property_id = properties.id and not ${isOver})`,
    premises: sql`update premises
      set name = '', address = '-', lat = (select shown_lat from properties where premises_id = premises.id limit 1),
        lng = (select shown_lng from properties where premises_id = premises.id limit 1)
      where host_id = ${userId} and address <> '-' and ${isErased} and not exists (
        select from properties where premises_id = premises.id and address <> '-')`,
    // With the point that everyone sees, the offset tells the exact one.
    shown_offsets: sql`delete from shown_offsets
      where property_id in (select id from properties where host_id = ${userId} and address = '-')`,
    application_revisions: sql`update application_revisions
      set admin_notes = case when ${isUnlisted} then null else application_revisions.admin_notes end,
        content = content || jsonb_build_object('pin', null,
          'location', content -> 'location' || '{"address": "-", "zip": "-"}')
        || case when ${isUnlisted} then '{"title": "-", "description": "-", "photos": []}' else '{}' end::jsonb
      from host_applications
      where host_applications.id = application_id and user_id = ${userId}
        and content #>> '{location,address}' <> '-' and ${isErased} and ${isFree}`,
    host_applications: sql`update host_applications
      set property_address = '-', property_zipcode = '-', terms = null, lat = null, lng = null, pin_moved = false,
        title = case when ${isUnlisted} then '-' else title end,
        description = case when ${isUnlisted} then '-' else description end,
        photos = case when ${isUnlisted} then '{}' else photos end,
        admin_notes = case when ${isUnlisted} then null else admin_notes end
      where user_id = ${userId} and property_address <> '-' and ${isErased} and ${isFree}`,
  })
}

/**
 * A person's key opens their verifications and what the log says of them. It goes once their account is erased and
 * the last of their records with it.
 */
export async function eraseIdleKey(tx: Tx, userId: string): Promise<Counts> {
  return countEach(tx, {
    subject_keys: sql`delete from subject_keys where subject_id = ${userId}
      and exists (select 1 from erasures e where e.rule = 'closed_accounts' and e.subject_id = ${userId})
      and not exists (select 1 from verifications v where v.user_id = ${userId} and not exists (
        select 1 from erasures e where e.rule = 'verification_records' and e.subject_id = v.id))
      and not exists (select 1 from bookings b where ${userId} in (b.guest_id, b.host_id) and not exists (
        select 1 from erasures e where e.rule = 'booking_records' and e.subject_id = b.id))`,
  })
}
