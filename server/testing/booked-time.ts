import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestListing } from './listings.ts'
import type { TestServer } from './server.ts'

type Booked = { guestId: string; production?: string }

/** A confirmed booking straight in the tables, for tests of calendars that are not about how it came to be. */
export async function insertBookedTime(
  { deps: { db, clock } }: TestServer,
  listing: TestListing,
  [from, to]: [string, string],
  { guestId, production = 'Halden & Co' }: Booked,
): Promise<string> {
  const now = clock.now()
  const during = sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('bookings')
      .values({
        property_id: listing.id,
        host_id: listing.hostId,
        guest_id: guestId,
        state: 'awaiting_payment',
        during,
        time_zone: 'America/New_York',
        choice: JSON.stringify({ by: 'hour', date: from.slice(0, 10), start: 600, hours: 1 }),
        crew: 4,
        production_title: production,
        production_kind: 'stills',
        purpose: 'Portraits',
        lines: '[]',
        rent_cents: 10_000,
        subtotal_cents: 10_000,
        fee_cents: 1200,
        tax_cents: 900,
        total_cents: 12_100,
        cancellation_policy: 'flexible',
        house_rules: '[]',
        turnaround_minutes: 0,
        is_instant: true,
        request_key: randomUUID(),
        request_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('holds')
      .values({ listing_id: listing.searchId, during, kind: 'booking', booking_id: id, created_at: now })
      .execute()
    await tx
      .updateTable('bookings')
      .set({ state: 'confirmed', confirmed_at: now, expires_at: null })
      .where('id', '=', id)
      .execute()
    return id
  })
}
