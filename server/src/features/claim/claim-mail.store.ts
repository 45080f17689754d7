import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { OWED } from './claim.store.ts'

export type ClaimLetterRow = NonNullable<Awaited<ReturnType<typeof findClaimLetter>>>

/** What mails about a case say. Texts of the two stay on the page: a mailbox is not sealed. */
export async function findClaimLetter(handle: Handle, claimId: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as guest_user', 'guest_user.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .innerJoin('users as host_user', 'host_user.id', 'bookings.host_id')
    .select([
      'claims.id',
      'claims.side',
      'claims.state',
      'claims.asked_cents as asked',
      'claims.awarded_cents as awarded',
      'claims.agrees',
      'claims.answer_due_at as answerDueAt',
      OWED.as('owed'),
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'bookings.production_title as production',
      'properties.title',
      firstName('guest').as('guestName'),
      'guest.full_name as guestFullName',
      'guest_user.email as guestEmail',
      firstName('host').as('hostName'),
      'host.full_name as hostFullName',
      'host_user.email as hostEmail',
    ])
    .where('claims.id', '=', claimId)
    .executeTakeFirst()
}
