import { projectListing } from '../../../server/dist/features/search/entry.js'

const CHECKED = 20

/** The bench writes the projection in bulk; what it wrote must be what the product writes. */
export async function checkProjection(db) {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'search_id'])
    .orderBy('id')
    .limit(CHECKED)
    .execute()
  for (const { id, search_id: searchId } of rows) {
    const before = await readProjection(db, searchId)
    await db.transaction().execute((tx) => projectListing(tx, id))
    const after = await readProjection(db, searchId)
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error(
        `The bench projects otherwise than search:\n${JSON.stringify({ before, after }, null, 1)}`,
      )
  }
}

async function readProjection(db, searchId) {
  const narrow = await db
    .selectFrom('listing_search')
    .selectAll()
    .where('id', '=', searchId)
    .executeTakeFirst()
  const words = await db.selectFrom('listing_text').selectAll().where('id', '=', searchId).executeTakeFirst()
  return { narrow, words }
}
