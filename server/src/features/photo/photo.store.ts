import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'

export type NewPhoto = {
  id: string
  ownerId: string
  alt: string
  width: number
  height: number
  color: string
  widths: number[]
  hasAvif: boolean
  now: Date
}

const COLUMNS = ['id', 'alt', 'width', 'height', 'color', 'widths', 'has_avif as hasAvif'] as const

export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('photos')
    .values({
      id: photo.id,
      owner_id: photo.ownerId,
      alt: photo.alt,
      width: photo.width,
      height: photo.height,
      color: photo.color,
      widths: photo.widths,
      has_avif: photo.hasAvif,
      created_at: photo.now,
    })
    .execute()
}

/** In no particular order. */
export async function findPhotoRows(handle: Handle, ids: string[]) {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('photos')
      .select(COLUMNS)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
  return rows
}

/**
 * Which of these belong to this person. In a transaction they stay until it ends: the sweep cannot take a photo
 * between the question and the row that names it.
 */
export async function holdPhotosOf(handle: Handle, ownerId: string, ids: string[]): Promise<string[]> {
  const rows = await handle
    .selectFrom('photos')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where('owner_id', '=', ownerId)
    // All lock in the same order, so that they cannot deadlock.
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map((row) => row.id)
}

/** Undefined: there is none, or it is somebody else's. `ownerId` null: the caller knows that they may. */
export async function updateAlt(tx: Tx, id: string, ownerId: string | null, alt: string) {
  let query = tx.updateTable('photos').set({ alt }).where('id', '=', id)
  if (ownerId !== null) query = query.where('owner_id', '=', ownerId)
  return query.returning(COLUMNS).executeTakeFirst()
}

export async function findPhotoToEncode(handle: Handle, id: string) {
  return handle
    .selectFrom('photos')
    .select(['widths', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('has_avif', '=', false)
    .executeTakeFirst()
}

/** False: it was swept meanwhile. */
export async function markAvif(handle: Handle, id: string): Promise<boolean> {
  const row = await handle
    .updateTable('photos')
    .set({ has_avif: true })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** An approved listing shows it. */
export async function isOfListing(handle: Handle, id: string): Promise<boolean> {
  const {
    rows: [row],
  } = await executePrepared(
    handle,
    handle
      .selectFrom('property_photos')
      .select('photo_id')
      .where('photo_id', '=', id)
      .unionAll(
        handle
          .selectFrom('properties')
          .select('id as photo_id')
          .where(sql<boolean>`menu_photos @> array[${id}::uuid]`),
      )
      .limit(1),
  )
  return row !== undefined
}

type Span = { after: Date; before: Date }

/** Photos of a span of time that nothing names. */
export async function findUnusedOf(
  handle: Handle,
  { after, before }: Span,
  limit: number,
): Promise<string[]> {
  const rows = await unused(handle)
    .where('photos.created_at', '>=', after)
    .where('photos.created_at', '<', before)
    .orderBy('photos.created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The same among a range of ids, however old they are. */
export async function findUnusedIn(
  handle: Handle,
  { first, last }: { first: string; last: string },
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await unused(handle)
    .where('photos.id', '>=', first)
    .where('photos.id', '<=', last)
    .where('photos.created_at', '<', before)
    .orderBy('photos.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns the widths of what is gone; undefined when something names it again. The lock waits for a
 * transaction that is about to name it, and only the statement after it sees what that wrote.
 */
export async function deleteUnusedPhoto(tx: Tx, id: string) {
  const locked = await tx
    .selectFrom('photos')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!locked || !(await unused(tx).where('photos.id', '=', id).executeTakeFirst())) return undefined
  return tx.deleteFrom('photos').where('id', '=', id).returning('widths').executeTakeFirst()
}

function unused(handle: Handle) {
  return (
    handle
      .selectFrom('photos')
      .select('photos.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('property_photos')
              .select('photo_id')
              .whereRef('property_photos.photo_id', '=', 'photos.id'),
          ),
        ),
      )
      // Containment, not `any`: only the first can use the index on the array.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('listing_drafts')
              .select('listing_drafts.id')
              .where(sql<boolean>`listing_drafts.photos @> array[photos.id]`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('host_applications')
              .select('host_applications.id')
              .where(sql<boolean>`host_applications.photos @> array[photos.id]`),
          ),
        ),
      )
      // How a crew arrives has pictures too, which only confirmed guests see.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('properties')
              .select('properties.id')
              .where(sql<boolean>`properties.arrival_photos @> array[photos.id]`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('properties')
              .select('properties.id')
              .where(sql<boolean>`properties.menu_photos @> array[photos.id]`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('host_applications')
              .select('host_applications.id')
              .where(sql<boolean>`host_applications.terms -> 'arrivalPhotos' @> to_jsonb(photos.id)`),
          ),
        ),
      )
  )
}
