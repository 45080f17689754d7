import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

export type CohostRow = Awaited<ReturnType<typeof findGiven>>[number]

function given(handle: Handle, hostId: string) {
  return handle
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .leftJoin('profiles as person', 'person.id', 'c.user_id')
    .select([
      'c.id',
      'c.property_id as propertyId',
      'p.host_id as hostId',
      'p.title',
      'p.city',
      'p.state',
      'c.email',
      'c.user_id as userId',
      'person.full_name as name',
      'person.is_verified as isVerified',
      'c.rights',
      'c.invited_at as invitedAt',
      'c.expires_at as expiresAt',
      'c.accepted_at as acceptedAt',
      'c.ended_at as endedAt',
      'c.declined_at as declinedAt',
      'c.messages_since as messagesSince',
      'c.whole_house as hasWholeHouse',
    ])
    .where('p.host_id', '=', hostId)
}

/** Open ones first; what ended long ago is history for the log alone. */
export async function findGiven(handle: Handle, hostId: string, endedAfter: Date) {
  return given(handle, hostId)
    .where(({ or, eb }) => or([eb('c.ended_at', 'is', null), eb('c.ended_at', '>', endedAfter)]))
    .orderBy(sql`c.ended_at is not null`)
    .orderBy('c.ended_at', 'desc')
    .orderBy('p.title')
    .orderBy('c.email')
    .orderBy('c.id')
    .limit(500)
    .execute()
}

export async function findListingsOf(handle: Handle, hostId: string) {
  return handle
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .select([
      'properties.id',
      'properties.title',
      'properties.city',
      'properties.state',
      sql<{ id: string; name: string } | null>`case when premises.spaces > 1
        then json_build_object('id', premises.id, 'name', premises.name) end`.as('house'),
    ])
    .where('properties.host_id', '=', hostId)
    .where('properties.removed_at', 'is', null)
    .orderBy('properties.title')
    .orderBy('properties.id')
    .execute()
}

/** Locked in one order: two invitations at the same moment count each other. */
export async function lockListingsOf(tx: Tx, hostId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('properties')
    .select('id')
    .where('host_id', '=', hostId)
    .where('removed_at', 'is', null)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Everyone who is invited or helps there at present. */
export async function findOpen(handle: Handle, propertyIds: string[]) {
  return handle
    .selectFrom('listing_cohosts')
    .innerJoin('properties', 'properties.id', 'listing_cohosts.property_id')
    .select([
      'listing_cohosts.id',
      'property_id as propertyId',
      'email',
      'accepted_at as acceptedAt',
      'title',
    ])
    .where((eb) => eb('property_id', '=', eb.fn.any(eb.val(propertyIds))))
    .where('ended_at', 'is', null)
    .execute()
}

type Invitation = {
  propertyId: string
  email: string
  rights: CohostRight[]
  /** Also spaces that are added to the house later. */
  hasWholeHouse: boolean
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** A second invitation before the answer keeps the row and sets the new rights. */
export async function insertInvitation(tx: Tx, asked: Invitation): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into listing_cohosts (property_id, email, rights, whole_house, invited_by, invited_at, expires_at)
    values (${asked.propertyId}, ${asked.email}, ${asked.rights}, ${asked.hasWholeHouse}, ${asked.invitedBy},
      ${asked.now}, ${asked.expiresAt})
    on conflict (property_id, email) where ended_at is null do update
      set rights = excluded.rights, whole_house = excluded.whole_house, invited_at = excluded.invited_at,
        expires_at = excluded.expires_at, token_hash = null
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An invitation was neither written nor renewed')
  return row.id
}

/** One on a listing of this host's that is not over. The listing is locked first, as inviting does. */
export async function lockGiven(tx: Tx, hostId: string, id: string) {
  return given(tx, hostId)
    .where('c.id', '=', id)
    .where('c.ended_at', 'is', null)
    .forNoKeyUpdate('p')
    .forUpdate('c')
    .executeTakeFirst()
}

/** Helped with by this person, and not over. */
export async function lockReceived(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .select(['c.id', 'c.property_id as propertyId', 'c.user_id as userId', 'p.host_id as hostId', 'c.rights'])
    .where('c.id', '=', id)
    .where('c.user_id', '=', userId)
    .where('c.accepted_at', 'is not', null)
    .where('c.ended_at', 'is', null)
    .forNoKeyUpdate('p')
    .forUpdate('c')
    .executeTakeFirst()
}

/** `since`: where they get to answer messages with it. */
export async function updateRights(
  tx: Tx,
  id: string,
  { rights, since }: { rights: CohostRight[]; since: Date | null },
): Promise<void> {
  await tx
    .updateTable('listing_cohosts')
    .set({ rights, messages_since: since })
    .where('id', '=', id)
    .execute()
}

export async function renewInvitation(
  tx: Tx,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('listing_cohosts')
    .set({ invited_at: now, expires_at: expiresAt, token_hash: null })
    .where('id', '=', id)
    .execute()
}

export async function endAccess(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('listing_cohosts')
    .set({ ended_at: now, ended_by: by, token_hash: null })
    .where('id', '=', id)
    .execute()
}

/** The listings whose calendar this co-host manages now, locked in one order. */
export async function lockCalendarsKnownTo(tx: Tx, userId: string) {
  return tx
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .select(['c.id as cohostId', 'p.id as propertyId', 'p.host_id as hostId'])
    .where('c.user_id', '=', userId)
    .where('c.accepted_at', 'is not', null)
    .where('c.ended_at', 'is', null)
    .where(sql<SqlBool>`'calendar' = any(c.rights)`)
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute()
}

export async function replaceCalendarToken(tx: Tx, propertyId: string, token: string): Promise<void> {
  await tx.updateTable('properties').set({ calendar_token: token }).where('id', '=', propertyId).execute()
}

/** What their open pages have yet to hear of a listing's messages says no more than that something changed. */
export async function forgetMessageEvents(tx: Tx, userId: string, propertyId: string): Promise<void> {
  await sql`
    update live_events set kind = 'unread', data = '{}'
    from conversations c
    where live_events.user_id = ${userId} and live_events.kind in ('message', 'read')
      and c.property_id = ${propertyId} and ${userId}::uuid not in (c.guest_id, c.host_id)
      and live_events.data ->> 'conversationId' = c.id::text`.execute(tx)
}

/** Waiting for an answer, and so is its host. */
function waiting(handle: Handle, now: Date) {
  return handle
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .innerJoin('users as host_user', 'host_user.id', 'p.host_id')
    .innerJoin('profiles as host', 'host.id', 'p.host_id')
    .select([
      'c.id',
      'c.property_id as propertyId',
      'c.email',
      'c.rights',
      'c.expires_at as expiresAt',
      'p.title',
      'p.city',
      'p.state',
      'p.host_id as hostId',
      firstName('host').as('host'),
    ])
    .where('c.accepted_at', 'is', null)
    .where('c.ended_at', 'is', null)
    .where('c.expires_at', '>', now)
    .where('host_user.suspended_at', 'is', null)
    .where('host_user.closed_at', 'is', null)
    .where('host.verification_status', '<>', 'deactivated')
    .orderBy('p.title')
    .orderBy('c.id')
}

export type WaitingRow = Awaited<ReturnType<typeof findWaiting>>[number]

export async function findWaiting(handle: Handle, ids: string[], now: Date) {
  return waiting(handle, now)
    .where((eb) => eb('c.id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

export async function findByToken(handle: Handle, hash: Buffer, now: Date) {
  return waiting(handle, now).where('c.token_hash', '=', hash).execute()
}

/** Of two clicks at the same moment, one finds it taken. */
export async function lockByToken(tx: Tx, hash: Buffer, now: Date) {
  return waiting(tx, now).where('c.token_hash', '=', hash).forUpdate('c').execute()
}

export async function keepToken(handle: Handle, ids: string[], hash: Buffer): Promise<void> {
  await handle
    .updateTable('listing_cohosts')
    .set({ token_hash: hash })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

export async function takeInvitations(tx: Tx, ids: string[], userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('listing_cohosts')
    .set({
      user_id: userId,
      accepted_at: now,
      token_hash: null,
      messages_since: sql<Date | null>`case when 'messages' = any(rights) then ${now}::timestamptz end`,
    })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

export async function declineInvitations(
  tx: Tx,
  ids: string[],
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('listing_cohosts')
    .set({ declined_at: now, ended_at: now, ended_by: by, token_hash: null })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

export async function findAddress(handle: Handle, userId: string) {
  return handle.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
}

export async function hasAccount(handle: Handle, email: string): Promise<boolean> {
  const row = await handle.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** What the mails about shared access say, whatever has become of it since. */
export async function findCohostLetter(handle: Handle, id: string) {
  return handle
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .innerJoin('users as host_user', 'host_user.id', 'p.host_id')
    .innerJoin('profiles as host', 'host.id', 'p.host_id')
    .innerJoin('users as helper_user', 'helper_user.id', 'c.user_id')
    .innerJoin('profiles as helper', 'helper.id', 'c.user_id')
    .select([
      'p.title',
      'c.rights',
      'c.ended_at as endedAt',
      sql<boolean>`c.ended_by = c.user_id`.as('hasLeft'),
      'host_user.email as hostEmail',
      'host.full_name as hostFullName',
      firstName('host').as('hostName'),
      'helper_user.email as helperEmail',
      'helper.full_name as helperFullName',
      firstName('helper').as('helperName'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

/** The invitation was never taken, so there is no name, only the address that it was sent to. */
export async function findDeclinedLetter(handle: Handle, id: string) {
  return handle
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .innerJoin('users as host_user', 'host_user.id', 'p.host_id')
    .innerJoin('profiles as host', 'host.id', 'p.host_id')
    .select(['p.title', 'c.email', 'host_user.email as hostEmail', 'host.full_name as hostFullName'])
    .where('c.id', '=', id)
    .where('c.declined_at', 'is not', null)
    .executeTakeFirst()
}

/** What a mail about somebody else's answer or request needs; nothing of it says where the place is. */
export async function findBookingLetter(handle: Handle, bookingId: string, userId: string) {
  return handle
    .selectFrom('bookings as b')
    .innerJoin('properties as p', 'p.id', 'b.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'b.guest_id')
    .innerJoin('profiles as host', 'host.id', 'b.host_id')
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', userId))
    .innerJoin('profiles as reader_profile', 'reader_profile.id', 'reader.id')
    .leftJoin('profiles as answerer', (join) =>
      join.on(
        sql<SqlBool>`answerer.id = (select e.actor_id from booking_events e
          where e.booking_id = b.id and e.event in ('accept', 'decline') order by e.id desc limit 1)`,
      ),
    )
    .select([
      'b.id',
      'b.state',
      'b.property_id as propertyId',
      'b.expires_at as expiresAt',
      'b.time_zone as timeZone',
      sql<Date>`lower(b.during)`.as('startsAt'),
      'b.production_title as production',
      'p.title',
      firstName('guest').as('guestName'),
      firstName('host').as('hostName'),
      firstName<string | null>('answerer').as('answerer'),
      'reader.email',
      'reader_profile.full_name as fullName',
    ])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}
