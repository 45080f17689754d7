import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { isPersonHeld } from '../../../platform/db/is-held.ts'
import { type Counts, countEach } from './count-each.ts'

/** Keys of the file store. */
export async function findPacketFiles(tx: Tx, bookingId: string): Promise<string[]> {
  const rows = await tx.selectFrom('packet_files').select('id').where('booking_id', '=', bookingId).execute()
  return rows.map(({ id }) => `packets/${id}`)
}

/** Keys of the file store: what both sides added to claims about a booking. */
export async function findClaimFiles(tx: Tx, bookingId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('claim_evidence')
    .innerJoin('claims', 'claims.id', 'claim_evidence.claim_id')
    .select('claim_evidence.file_key as key')
    .where('claims.booking_id', '=', bookingId)
    .where('claim_evidence.file_key', 'is not', null)
    .execute()
  return rows.flatMap(({ key }) => (key === null ? [] : [key]))
}

/** Keys of the file store. */
export async function findMessageFiles(tx: Tx, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('message_files')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .execute()
  return rows.map(({ id }) => `messages/${id}`)
}

export async function emptyConversation(tx: Tx, id: string): Promise<Counts> {
  return countEach(tx, {
    message_files: sql`delete from message_files where conversation_id = ${id}`,
    moderation_cases: sql`update moderation_cases set reason = '', note = ''
      where message_id in (select messages.id from messages where conversation_id = ${id})`,
    messages: sql`update messages set content = '' where conversation_id = ${id} and content <> ''`,
  })
}

/** Amounts, numbers and references stay; what says who, what for and with which card goes. */
export async function emptyBooking(
  tx: Tx,
  { id, before, now }: { id: string; before: Date; now: Date },
): Promise<Counts> {
  const members = sql`select crew_members.id from crew_members where booking_id = ${id}`
  const links = sql`select crew_links.id from crew_links where crew_member_id in (${members})`
  const releases = sql`select releases.id from releases where booking_id = ${id}`
  const claims = sql`select claims.id from claims where booking_id = ${id}`
  return countEach(tx, {
    bookings: sql`update bookings
      set production_title = '-', purpose = '-', end_reason = '', end_note = '', billing = null where id = ${id}`,
    booking_papers: sql`update booking_papers set guest_name = '-', host_name = '-' where booking_id = ${id}`,
    charges: sql`update charges
      set token = '', customer = null, client_secret = null, card = null, decline_message = null
      where booking_id = ${id}`,
    refunds: sql`update refunds set reason = '', settled_reason = '' where booking_id = ${id}`,
    compliance_packets: sql`update compliance_packets set completed_reason = '' where booking_id = ${id}`,
    releases: sql`update releases set body = ''::bytea where booking_id = ${id}`,
    signing_codes: sql`delete from signing_codes where release_id in (${releases})`,
    crew_link_views: sql`delete from crew_link_views where link_id in (${links})`,
    crew_links: sql`delete from crew_links where crew_member_id in (${members})`,
    crew_members: sql`update crew_members set personal = ''::bytea where booking_id = ${id}`,
    call_sheets: sql`update call_sheets set personal = ''::bytea where booking_id = ${id}`,
    packet_files: sql`update packet_files
      set name = '-', facts = '{}', removed_at = coalesce(removed_at, ${now}) where booking_id = ${id}`,
    claims: sql`update claims set details = ''::bytea,
      answer = case when answer is null then null else ''::bytea end,
      decision = case when decision is null then null else ''::bytea end where booking_id = ${id}`,
    claim_evidence: sql`update claim_evidence set name = '-' where claim_id in (${claims}) and kind = 'upload'`,
    moderation_cases: sql`update moderation_cases set reason = '', note = '', quote = '-', flags = '[]', text_hash = null
      where (place_kind = 'booking' and place_id = ${id}) or (place_kind = 'claim' and place_id in (${claims}))`,
    // Lifted by now: what is under a hold is not erased.
    legal_holds: sql`update legal_holds set reason = '-' where subject_type = 'booking' and subject_id = ${id}`,
    notifications: sql`delete from notifications where booking_id = ${id}`,
    // Only where mails are kept in the database: what links to it, and what its two sides got in that time. What
    // somebody got whom a hold on another booking keeps goes with that one.
    embedded_mails: sql`delete from embedded_mails where strpos(html, ${id}) > 0
      or (sent_at < ${before} and recipient in (
        select users.email from users join bookings on users.id in (guest_id, host_id) where bookings.id = ${id} and not ${isPersonHeld('users.id')}))`,
    subject_keys: sql`delete from subject_keys where subject_id = ${id}`,
  })
}
