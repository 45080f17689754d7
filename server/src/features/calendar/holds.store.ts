import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type HoldKind = 'block' | 'import' | 'booking'

/** Time that is taken. Holds of one listing never overlap: the database sees to it. */
export type Hold = {
  id: string
  kind: HoldKind
  startsAt: Date
  endsAt: Date
  /** A block's note, or the name of the calendar that an imported time came from. */
  label: string
}

type Piece = { startsAt: Date; endsAt: Date }

/** What lies in [from, to) or reaches into it, by start. `listingId` is `properties.search_id`. */
export async function findHolds(handle: Handle, listingId: number, from: Date, to: Date): Promise<Hold[]> {
  return handle
    .selectFrom('holds')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'holds.feed_id')
    .select([
      'holds.id',
      'holds.kind',
      sql<Date>`lower(holds.during)`.as('startsAt'),
      sql<Date>`upper(holds.during)`.as('endsAt'),
      sql<string>`coalesce(calendar_feeds.name, holds.note)`.as('label'),
    ])
    .where('holds.listing_id', '=', listingId)
    .where(sql<SqlBool>`holds.during && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(holds.during)`)
    .execute()
}

type NewHolds = {
  listingId: number
  kind: 'block' | 'import'
  feedId: string | null
  note: string
  now: Date
}

/** How many were free to take. A piece that anything else holds by now is left out, without an error. */
export async function insertHolds(tx: Tx, about: NewHolds, pieces: Piece[]): Promise<number> {
  if (pieces.length === 0) return 0
  const result = await tx
    .insertInto('holds')
    .columns(['listing_id', 'during', 'kind', 'feed_id', 'note', 'created_at'])
    .expression(
      sql`select ${about.listingId}::bigint, tstzrange(piece.starts_at, piece.ends_at), ${about.kind},
          ${about.feedId}::uuid, ${about.note}, ${about.now}::timestamptz
        from unnest(${pieces.map(({ startsAt }) => startsAt)}::timestamptz[], ${pieces.map(({ endsAt }) => endsAt)}::timestamptz[])
          as piece (starts_at, ends_at)`,
    )
    .onConflict((conflict) => conflict.constraint('holds_no_overlap').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0n)
}

/** Takes blocks away that reach into [from, to), and says where they were. */
export async function deleteBlocks(tx: Tx, listingId: number, from: Date, to: Date) {
  return tx
    .deleteFrom('holds')
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'block')
    .where(sql<SqlBool>`during && tstzrange(${from}, ${to})`)
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt'), 'note'])
    .execute()
}

export async function deleteHoldsOfFeed(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('holds').where('feed_id', '=', feedId).execute()
}
